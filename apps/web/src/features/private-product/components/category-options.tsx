import type { PrivateCategory } from '@portal/contract/private-product';

/** The second categories, under the first ones they belong to. */
export const CategoryOptions = ({ categories }: { categories: readonly PrivateCategory[] }) =>
  categories.map((first) => (
    <optgroup key={first.id} label={first.itemValue}>
      {first.children.map((second) => (
        <option key={second.id} value={second.id}>
          {second.itemValue}
        </option>
      ))}
    </optgroup>
  ));
