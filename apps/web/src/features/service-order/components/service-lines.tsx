import { SERVICE_LINES_MAX, SERVICE_MODEL_MAX } from '@portal/contract/service-order';
import { Button, Field, IconButton, Input } from '@portal/ui';
import { OrderPicture } from '../../order/index.ts';
import type { ChoosableModel } from '../model/known-models.ts';
import { NO_LINE, type TypedLine } from '../model/typed-service.ts';
import { useKnownModels } from './use-known-models.ts';
import './service-lines.css';

interface ServiceLinesProps {
  /** Each device by the number on its label, else by pieces. */
  asksSerial: boolean;
  /** What may be chosen before anything is typed. */
  known: readonly ChoosableModel[];
  lines: readonly TypedLine[];
  told: Readonly<Record<string, string>>;
  onChange(lines: readonly TypedLine[]): void;
}

/** Which devices it is about, a row each; models are chosen of what one has bought or of the catalogue, or typed (SERVICE-10). */
export function ServiceLines({ asksSerial, known: given, lines, told, onChange }: ServiceLinesProps) {
  const { listId, known, look } = useKnownModels(given);
  const found = lines.map(({ productModel }) => known.find((one) => one.productModel === productModel.trim()));
  const isPictured = found.some((one) => one !== undefined && one.picUrl !== '');
  const change = (at: number, next: Partial<TypedLine>) => onChange(lines.map((line, place) => (place === at ? { ...line, ...next } : line)));
  return (
    <fieldset className={isPictured ? 'so-lines so-lines--pictured' : 'so-lines'}>
      <legend className="p-field__label">
        产品<span className="p-field__must">必填</span>
      </legend>
      <div className="so-lines__row so-lines__head p-small" aria-hidden="true">
        <span className="so-lines__model">型号</span>
        <span>{asksSerial ? '序列号' : '数量'}</span>
      </div>
      {lines.map((line, at) => (
        // rows have no names of their own
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="so-lines__row">
          {isPictured && <OrderPicture src={found[at]?.picUrl ?? ''} />}
          <Field label={`第 ${at + 1} 个产品的型号`} hint={found[at]?.productName} error={told[`products.${at}.productModel`]}>
            <Input
              value={line.productModel}
              maxLength={SERVICE_MODEL_MAX}
              placeholder="选择或输入型号"
              list={listId}
              autoComplete="off"
              onChange={({ target }) => {
                change(at, { productModel: target.value });
                look(target.value);
              }}
            />
          </Field>
          {asksSerial ? (
            <Field label="序列号" error={told[`products.${at}.serialNo`]}>
              <Input value={line.serialNo} maxLength={40} placeholder="铭牌上的 S/N" onChange={({ target }) => change(at, { serialNo: target.value })} />
            </Field>
          ) : (
            <Field label="数量" error={told[`products.${at}.quantity`]}>
              <Input figure value={line.quantity} inputMode="numeric" onChange={({ target }) => change(at, { quantity: target.value.trim() })} />
            </Field>
          )}
          {lines.length > 1 && <IconButton name="trash" label={`移除第 ${at + 1} 个产品`} onClick={() => onChange(lines.filter((_, place) => place !== at))} />}
        </div>
      ))}
      <datalist id={listId}>
        {known.map(({ productModel, productName }) => (
          <option key={productModel} value={productModel}>
            {productName}
          </option>
        ))}
      </datalist>
      {told['products'] !== undefined && (
        <p className="p-field__error" role="alert">
          {told['products']}
        </p>
      )}
      <div>
        <Button size="small" icon="plus" disabled={lines.length >= SERVICE_LINES_MAX} onClick={() => onChange([...lines, NO_LINE])}>
          再加一个产品
        </Button>
      </div>
    </fieldset>
  );
}
