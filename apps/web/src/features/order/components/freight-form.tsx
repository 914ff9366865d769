import type { FreightTemplate } from '@portal/contract/order';
import { Button, Card, Checkbox, Field, Input, Notice, toast } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { useUnsavedQuestion } from '../../enterprise/index.ts';
import { saveFreight } from '../api.ts';
import { isSameFreight, newRule, readFreight, typedFreightOf, type FreightTrouble, type TypedRule } from '../model/typed-freight.ts';
import { FreightPreview } from './freight-preview.tsx';
import { FreightRule, type Province } from './freight-rule.tsx';
import './freight-form.css';

interface FreightFormProps {
  template: FreightTemplate;
  provinces: readonly Province[];
  /** Staff read it; owner and managers write it. */
  mayEdit: boolean;
}

/** A dealer's freight by provinces, tried out before it is saved. */
export function FreightForm({ template, provinces, mayEdit }: FreightFormProps) {
  const [typed, setTyped] = useState(() => typedFreightOf(template));
  const [stored, setStored] = useState(template);
  const [saved, setSaved] = useState(typed);
  const question = useUnsavedQuestion(mayEdit && !isSameFreight(typed, saved));
  const [trouble, setTrouble] = useState<FreightTrouble | null>(null);
  const [failure, setFailure] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const read = readFreight(typed);
  const taken = new Set(typed.rules.flatMap(({ provinceCodes }) => provinceCodes));
  const change = (part: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    setTrouble(null);
  };
  const changeRule = (key: number, part: Partial<TypedRule>) =>
    change({
      rules: typed.rules.map((rule) => (rule.key === key ? { ...rule, ...part } : rule)),
      rest: typed.rest?.key === key ? { ...typed.rest, ...part } : typed.rest,
    });
  const handleSave = async () => {
    setFailure(null);
    if (!read.ok) {
      setTrouble(read.trouble);
      return;
    }
    setBusy(true);
    try {
      const kept = await saveFreight(read.template, stored);
      const now = typedFreightOf(kept);
      setStored(kept);
      setTyped(now);
      setSaved(now);
      toast.success('运费模板已保存，新订单按此计算');
    } catch (refused) {
      setFailure(failureWords(refused));
    }
    setBusy(false);
  };
  const ruleProps = (rule: TypedRule) => ({
    rule,
    trouble: trouble?.rules.get(rule.key) ?? {},
    mayEdit,
    onChange: (part: Partial<TypedRule>) => changeRule(rule.key, part),
  });
  return (
    <div className="fr-page">
      {question}
      <div className="fr-rules">
        {typed.rules.length === 0 && typed.rest === null && <Notice>还没有运费规则，所有订单免运费。</Notice>}
        {typed.rules.map((rule, index) => (
          <FreightRule
            key={rule.key}
            title={`规则 ${index + 1}`}
            {...ruleProps(rule)}
            provinces={provinces}
            taken={taken}
            onRemove={() => change({ rules: typed.rules.filter(({ key }) => key !== rule.key) })}
          />
        ))}
        {typed.rest && <FreightRule title="其他地区" {...ruleProps(typed.rest)} />}
        {mayEdit && (
          <div className="p-row">
            <Button onClick={() => change({ rules: [...typed.rules, newRule()] })} disabled={taken.size === provinces.length}>
              添加地区规则
            </Button>
            <Checkbox checked={typed.rest !== null} onChange={({ target }) => change({ rest: target.checked ? newRule() : null })}>
              没有列出的地区也配送
            </Checkbox>
          </div>
        )}
        {typed.rest === null && typed.rules.length > 0 && <p className="p-small">没有列出的地区不配送，那里的客户不能下单。</p>}
      </div>
      <div className="fr-side">
        <Card title="包邮">
          <Field label="商品金额满" hint="留空为不包邮；不含运费" error={trouble?.freeFrom}>
            <Input
              figure
              before="¥"
              inputMode="decimal"
              value={typed.freeFrom}
              readOnly={!mayEdit}
              onChange={({ target }) => change({ freeFrom: target.value })}
            />
          </Field>
        </Card>
        <FreightPreview template={read.ok ? read.template : null} provinces={provinces} />
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        {mayEdit ? (
          <Button kind="primary" size="large" busy={isBusy} onClick={() => void handleSave()}>
            保存运费模板
          </Button>
        ) : (
          <p className="p-small">修改运费请联系主账号或管理员。</p>
        )}
        {trouble !== null && <Notice tone="error">还有内容需要修改，请看标红的项。</Notice>}
      </div>
    </div>
  );
}
