import { defineFields, readInputs, type Fields } from '@portal/engines/inputs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inputsOf, type Draft } from './draft.ts';
import { FieldsForm, type FieldsFormProps } from './fields-form.tsx';

const fields = defineFields({
  mode: {
    kind: 'option',
    label: '计算方式',
    options: [
      { value: 'average', label: '平均长度法' },
      { value: 'list', label: '逐点法' },
    ],
    default: 'average',
  },
  points: {
    kind: 'number',
    label: '点数',
    hint: '信息点总数',
    unit: '个',
    whole: true,
    min: 1,
    max: 100,
    required: true,
    ignored: (_row, { mode }) => mode === 'list',
  },
  sparePercent: { kind: 'number', label: '余量', unit: '%', min: 0, max: 50, default: 10 },
  lengthsM: { kind: 'numbers', label: '各点距离', unit: 'm', min: 0, max: 300, maxRows: 9, required: true, ignored: (_row, { mode }) => mode !== 'list' },
  pitchMm: { kind: 'option', label: '点间距', options: [1, 2, 3, 4, 5].map((value) => ({ value, label: `P${value}` })) },
  guided: { kind: 'flag', label: '引导', default: false },
  groups: {
    kind: 'rows',
    label: '分组',
    rowLabel: '分组',
    maxRows: 2,
    optional: true,
    fields: { doors: { kind: 'number', label: '门数', min: 1, max: 9, required: true } },
  },
});

function form(draft: Draft, more: Partial<FieldsFormProps> = {}): string {
  const inputs = inputsOf(fields, draft);
  const read = readInputs<Fields>(fields, inputs);
  return renderToStaticMarkup(
    <FieldsForm fields={fields} inputs={inputs} draft={draft} errors={read.ok ? [] : read.errors} onChange={() => undefined} {...more} />,
  );
}
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const checked = (html: string) => [...html.matchAll(/<input[^>]*checked=""[^>]*value="([^"]*)"/g)].map(([, value]) => value);

describe('a form made from a description', () => {
  it('shows label, hint, unit and what is typed', () => {
    const html = form({ points: '24' });
    expect(text(html)).toContain('点数 必填 个 信息点总数');
    expect(html).toContain('name="points"');
    expect(html).toContain('value="24"');
  });

  it('hides what does not apply, and shows what then does', () => {
    expect(text(form({ points: '1' }))).not.toContain('各点距离');
    const list = text(form({ mode: 'list', lengthsM: '12\n30 7' }));
    expect(list).not.toContain('点数');
    expect(list).toContain('已读取 3 个，单位 m');
  });

  it('puts the error at its field, announced, in the place of the hint', () => {
    const html = form({ points: '500', groups: [{ doors: '1' }, { doors: 'x' }] });
    expect(text(html)).toContain('点数应在 1~100 之间');
    expect(text(html)).not.toContain('信息点总数');
    expect(html.match(/role="alert"/g)).toHaveLength(2);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(text(html)).toContain('请输入正确的数值');
  });

  it('shows the default through an empty box, and puts a default choice on', () => {
    const html = form({ points: '1' });
    expect(html).toContain('placeholder="默认 10"');
    expect(checked(html)).toEqual(['average', 'false']);
  });

  it('says what leaving a question open means, and then puts no default on', () => {
    const html = form({ points: '1' }, { open: { mode: '按档次', sparePercent: '按档次' } });
    expect(checked(html)).toEqual(['', 'false']);
    expect(html).toContain('placeholder="按档次"');
    expect(checked(form({ points: '1', mode: 'average' }, { open: { mode: '按档次' } }))).toEqual(['average', 'false']);
  });

  it('makes a list of what is too much to see at once', () => {
    const html = form({ points: '1', pitchMm: '3' });
    expect(html).toMatch(/<select[^>]*name="pitchMm"/);
    expect(html).toMatch(/<option value="3" selected="">P3<\/option>/);
    expect(text(html)).toContain('不指定 P1 P2');
  });

  it('numbers its rows and stops adding at the most there may be', () => {
    expect(text(form({ points: '1', groups: [{ doors: '1' }] }))).toContain('添加分组');
    const full = form({ points: '1', groups: [{ doors: '1' }, { doors: '2' }] });
    expect(text(full)).toContain('最多 2 行');
    expect(full).toContain('aria-label="删除分组 2"');
    expect(full).toContain('name="groups[1].doors"');
  });

  it('shows the inputs of one step in its order', () => {
    const html = form({ points: '1' }, { only: ['guided', 'points'] });
    expect([...html.matchAll(/p-field__label[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual(['引导', '点数']);
  });

  it('needs no style attribute', () => expect(form({ points: '1' })).not.toContain('style='));
});
