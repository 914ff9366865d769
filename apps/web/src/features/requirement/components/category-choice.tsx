import { requirementCopy } from '@portal/contract/requirement';
import { Checkbox, Icon } from '@portal/ui';
import { useId } from 'react';

interface CategoryChoiceProps {
  types: readonly { id: string; itemValue: string }[];
  chosen: readonly string[];
  error: string | undefined;
  onChoose(chosen: string[]): void;
  /** The focus has gone past all of them. */
  onLeave(): void;
}

/** Which products it is about: one kind or several. */
export function CategoryChoice({ types, chosen, error, onChoose, onLeave }: CategoryChoiceProps) {
  const noteId = useId();
  const toggle = (id: string) => onChoose(types.map((type) => type.id).filter((each) => (each === id ? !chosen.includes(id) : chosen.includes(each))));
  return (
    <fieldset className="rq-kinds" aria-describedby={error === undefined ? undefined : noteId}>
      <legend className="p-field__label">
        产品类型<span className="p-field__must">必填</span>
      </legend>
      <div className="rq-kinds__row" onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onLeave()}>
        {types.map(({ id, itemValue }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            aria-invalid={error !== undefined && id === types[0]?.id ? true : undefined}
            onChange={() => toggle(id)}
          >
            {itemValue}
          </Checkbox>
        ))}
      </div>
      {types.length === 0 && <p className="p-small">产品类型暂时没有读到，请刷新后再试</p>}
      {error !== undefined && (
        <p className="p-field__error" id={noteId} role="alert">
          <Icon name="error" size={16} />
          {error || requirementCopy.categoryRequired}
        </p>
      )}
    </fieldset>
  );
}
