import type { PrivateAttribute } from '@portal/contract/private-product';
import { Field, Input, Select } from '@portal/ui';
import type { ProductFaults, TypedProduct } from '../model/typed-product.ts';

interface AttributeFieldsProps {
  attributes: readonly PrivateAttribute[];
  typed: TypedProduct['attributes'];
  faults: ProductFaults;
  onChange(code: string, text: string): void;
}

/** What the list check reads of a product of the category, each as its kind wants it; all may stay empty. */
export function AttributeFields({ attributes, typed, faults, onChange }: AttributeFieldsProps) {
  return attributes.map((attribute) => (
    <Field key={attribute.code} label={attribute.attrName} error={faults[`attributes.${attribute.code}`]} hint={hintOf(attribute)}>
      <AttributeInput attribute={attribute} text={typed[attribute.code] ?? ''} onChange={(text) => onChange(attribute.code, text)} />
    </Field>
  ));
}

function hintOf({ valueType, minValue, maxValue }: PrivateAttribute): string | undefined {
  if (valueType === 'options') return '多个值用顿号隔开';
  return valueType === 'number' && minValue !== null && maxValue !== null ? `${minValue} 到 ${maxValue}` : undefined;
}

function AttributeInput({ attribute, text, onChange }: { attribute: PrivateAttribute; text: string; onChange(text: string): void }) {
  const { valueType, options, unit, code } = attribute;
  const choices = valueType === 'boolean' ? ['是', '否'] : valueType === 'option' ? options : [];
  if (choices.length > 0)
    return (
      <Select name={code} value={text} onChange={({ target }) => onChange(target.value)}>
        <option value="">不填</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    );
  return (
    <Input
      name={code}
      value={text}
      {...(valueType === 'number' ? { inputMode: 'decimal' as const, figure: true } : { maxLength: 200, placeholder: options.slice(0, 4).join('、') })}
      after={unit ?? undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
