import { Button, Card, Checkbox, Field, Icon, Input } from '@portal/ui';
import { useState, type ChangeEvent } from 'react';
import type { RuleTrouble, TypedRule } from '../model/typed-freight.ts';

export interface Province {
  code: string;
  name: string;
}

interface FreightRuleProps {
  title: string;
  rule: TypedRule;
  trouble: RuleTrouble;
  mayEdit: boolean;
  onChange(part: Partial<TypedRule>): void;
  /** Left out: the rule of all provinces that no other names. */
  provinces?: readonly Province[];
  /** Provinces that a rule names already. */
  taken?: ReadonlySet<string>;
  onRemove?(): void;
}

/** Where to, the first pieces at one fee, further ones by the lot. */
export function FreightRule({ title, rule, trouble, mayEdit, onChange, provinces, taken, onRemove }: FreightRuleProps) {
  const field = (name: 'firstPieces' | 'firstFee' | 'nextPieces' | 'nextFee') => ({
    value: rule[name],
    readOnly: !mayEdit,
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: target.value }),
  });
  return (
    <Card className="fr-rule">
      <div className="p-row p-row--apart">
        <h2 className="fr-rule__title">{title}</h2>
        {mayEdit && onRemove && (
          <Button kind="quiet" size="small" onClick={onRemove} aria-label={`删除${title}`}>
            删除
          </Button>
        )}
      </div>
      {provinces && <Provinces {...{ title, rule, provinces, mayEdit, onChange }} taken={taken ?? new Set()} error={trouble.provinceCodes} />}
      <div className="fr-rule__figures">
        <Field label="首件数" required error={trouble.firstPieces}>
          <Input figure inputMode="numeric" after="件以内" {...field('firstPieces')} />
        </Field>
        <Field label="首费" required error={trouble.firstFee}>
          <Input figure inputMode="decimal" before="¥" {...field('firstFee')} />
        </Field>
        <Field label="续件数" required error={trouble.nextPieces}>
          <Input figure inputMode="numeric" before="每增加" after="件" {...field('nextPieces')} />
        </Field>
        <Field label="续费" required error={trouble.nextFee}>
          <Input figure inputMode="decimal" before="加 ¥" {...field('nextFee')} />
        </Field>
      </div>
    </Card>
  );
}

type ProvincesProps = Required<Pick<FreightRuleProps, 'title' | 'rule' | 'provinces' | 'taken' | 'mayEdit' | 'onChange'>> & { error: string | undefined };

/** Chosen by ticking; one that another rule names is none of this one's. */
function Provinces({ title, rule, provinces, taken, mayEdit, onChange, error }: ProvincesProps) {
  const [isOpen, setOpen] = useState(rule.provinceCodes.length === 0 && mayEdit);
  const own = new Set(rule.provinceCodes);
  const names = provinces.filter(({ code }) => own.has(code)).map(({ name }) => name);
  const handle = (code: string) =>
    onChange({ provinceCodes: own.has(code) ? rule.provinceCodes.filter((one) => one !== code) : [...rule.provinceCodes, code] });
  return (
    <details className="fr-places" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>配送到</b> {names.length === 0 ? '还没有选择省份' : names.join('、')}
      </summary>
      <fieldset className="fr-places__all" disabled={!mayEdit}>
        <legend className="p-hidden">{title}的省份</legend>
        {provinces.map(({ code, name }) => (
          <Checkbox key={code} checked={own.has(code)} disabled={taken.has(code) && !own.has(code)} onChange={() => handle(code)}>
            {name}
          </Checkbox>
        ))}
      </fieldset>
      {error !== undefined && (
        <p className="p-field__error" role="alert">
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </details>
  );
}
