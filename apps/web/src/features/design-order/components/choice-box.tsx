import type { SelectProps } from 'antd';
import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';

const AntdSelect = lazy(async () => ({ default: (await import('./choice-box.client.tsx')).AntdSelect }));

interface ChoiceBoxProps<Value, Option extends object> extends SelectProps<Value, Option> {
  /** What stands in the box, until the drop-down is there. */
  shown: string;
}

/**
 * A drop-down with search, several choices and drawn options. antd comes with the page's script and never to the server:
 * until then the box stands in its place, in its size, with what is chosen.
 */
export function ChoiceBox<Value, Option extends object>({ shown, ...props }: ChoiceBoxProps<Value, Option>) {
  const isBrowser = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  // what is loaded lazily has no type parameters any more
  const Choice = AntdSelect as unknown as ComponentType<SelectProps<Value, Option>>;
  const still = (
    <span className={`do-box ${props.className ?? ''}`} aria-hidden="true">
      {shown}
    </span>
  );
  return isBrowser ? (
    <Suspense fallback={still}>
      <Choice {...props} />
    </Suspense>
  ) : (
    still
  );
}

const nothingChanges = () => () => undefined;
