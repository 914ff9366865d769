import type { ToolbarEntry } from '@portal/ui';
import { expect, it } from 'vitest';
import { barTools, TOOLS_IN_BAR } from './more-tools.tsx';

const tools = (count: number): ToolbarEntry[] => Array.from({ length: count }, (_, at) => ({ key: `t${at}`, icon: 'list', label: `t${at}`, count: at }));
const keysOf = (items: readonly ToolbarEntry[]) => items.map(({ key }) => key);

it('a phone’s bar has five places, and loses no tool (ACCESS-14)', () => {
  for (let count = 0; count <= 9; count++) {
    const bar = barTools(tools(count));
    expect(bar.length).toBe(Math.min(count, TOOLS_IN_BAR));
    if (count <= TOOLS_IN_BAR) expect(keysOf(bar)).toEqual(keysOf(tools(count)));
  }
  const last = barTools(tools(7)).at(-1) as ToolbarEntry;
  expect(last).toMatchObject({ key: 'more', count: 4 + 5 + 6 });
  expect((last.panel as { props: { items: ToolbarEntry[] } }).props.items.map(({ key }) => key)).toEqual(['t4', 't5', 't6']);
});
