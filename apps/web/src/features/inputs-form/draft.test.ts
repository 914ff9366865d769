import { defineFields, inputsFromPairs, inputsToPairs, readInputs } from '@portal/engines/inputs';
import { describe, expect, it } from 'vitest';
import { draftOf, inputsOf, nextRow, piecesOf } from './draft.ts';
import { errorTexts } from './error-texts.ts';

const fields = defineFields({
  mode: {
    kind: 'option',
    label: '方式',
    options: [
      { value: 'few', label: '少' },
      { value: 2, label: '两' },
    ],
    default: 'few',
  },
  points: { kind: 'number', label: '点数', whole: true, min: 1, max: 100, required: true },
  spare: { kind: 'number', label: '余量', min: 0, max: 50, default: 10 },
  unattended: { kind: 'flag', label: '无人值守', default: true },
  lengthsM: { kind: 'numbers', label: '各点距离', min: 0, max: 300, maxRows: 5 },
  recorder: { kind: 'group', label: '录像机', fields: { channels: { kind: 'number', label: '路数', min: 1, max: 64 } } },
  groups: { kind: 'rows', label: '分组', rowLabel: '分组', maxRows: 3, fields: { doors: { kind: 'number', label: '门数', min: 1, max: 9, required: true } } },
});
const inputs = { mode: 2, points: 24, unattended: false, lengthsM: [12.5, 30], recorder: { channels: 16 }, groups: [{ doors: 2 }, { doors: 7 }] };

describe('a form as typed', () => {
  it('gives back the inputs it was made of, whatever kind they are', () => {
    expect(inputsOf(fields, draftOf(fields, inputs))).toEqual(inputs);
    expect(inputsOf(fields, draftOf(fields, {}))).toEqual({});
  });

  it('keeps every number and choice through an address and back', () => {
    const back = inputsFromPairs(fields, inputsToPairs(fields, inputsOf(fields, draftOf(fields, inputs))));
    expect(back).toEqual(inputs);
  });

  it('a link that answers neither yes nor no is told so, and is no silent no', () => {
    const open = inputsOf(
      fields,
      draftOf(
        fields,
        inputsFromPairs(fields, [
          ['points', '2'],
          ['unattended', 'yes'],
          ['groups.0.doors', '1'],
        ]) ?? {},
      ),
    );
    expect(readInputs(fields, open)).toEqual({ ok: false, errors: [{ field: 'unattended', code: 'NOT_IN_LIST' }] });
  });

  it('leaves out what is not typed, so that the default holds and a required one is missed', () => {
    const open = inputsOf(fields, { points: ' ', spare: '', lengthsM: '\n', mode: '', unattended: '', groups: [{ doors: '1' }] });
    expect(open).toEqual({ groups: [{ doors: 1 }] });
    expect(readInputs(fields, open)).toEqual({ ok: false, errors: [{ field: 'points', code: 'REQUIRED' }] });
  });

  it('says that text is no number instead of guessing one', () => {
    const answer = readInputs(fields, inputsOf(fields, { points: 'abc', groups: [{ doors: '1' }] }));
    expect(answer).toEqual({ ok: false, errors: [{ field: 'points', code: 'NOT_A_NUMBER' }] });
  });

  it('takes figures as people type them', () => {
    expect(inputsOf(fields, { points: '１，２００', spare: ' １２．５ ' })).toEqual({ points: 1200, spare: 12.5 });
  });

  it('shows what came in as no number so that the field can say so', () => {
    const shown = draftOf(fields, { points: Number.NaN });
    expect(shown['points']).not.toBe('');
    expect(inputsOf(fields, shown)).toEqual({ points: Number.NaN });
  });

  it('reads a pasted column, and a list parted by commas or spaces', () => {
    expect(piecesOf('12\r\n30\t7，8、9; 10\n')).toEqual(['12', '30', '7', '8', '9', '10']);
    expect(inputsOf(fields, { lengthsM: '12\n 30.5\n\n7' })).toEqual({ lengthsM: [12, 30.5, 7] });
  });

  it('keeps a choice that is not in the list, so that the field says to choose', () => {
    expect(readInputs(fields, inputsOf(fields, { mode: 'many', points: '1', groups: [{ doors: '1' }] }))).toEqual({
      ok: false,
      errors: [{ field: 'mode', code: 'NOT_IN_LIST' }],
    });
  });

  it('begins a further row with the answers of the last one', () => {
    expect(nextRow(fields.groups, [{ doors: '2' }, { doors: '7' }])).toEqual({ doors: '7' });
    expect(nextRow(fields.groups, [])).toEqual({});
  });

  it('survives inputs of the wrong shape', () => {
    for (const junk of [{ groups: 'x' }, { groups: [null, 3] }, { recorder: [1] }, { lengthsM: 5 }, { points: {} }]) {
      expect(() => inputsOf(fields, draftOf(fields, junk))).not.toThrow();
    }
  });
});

describe('what is wrong', () => {
  it('stands at its field, in a row at the row’s field', () => {
    const given = { points: 500, groups: [{ doors: 1 }, { doors: 12 }] };
    const read = readInputs(fields, given);
    expect(read.ok).toBe(false);
    const texts = errorTexts(fields, read.ok ? [] : read.errors, given);
    expect([...texts]).toEqual([
      ['points', '点数应在 1~100 之间'],
      ['groups[1].doors', '门数应在 1~9 之间'],
    ]);
  });

  it('stands at the list of figures and names the first wrong place', () => {
    const given = { points: 1, lengthsM: [12, Number.NaN, 900], groups: [{ doors: 1 }] };
    const read = readInputs(fields, given);
    expect([...errorTexts(fields, read.ok ? [] : read.errors, given)]).toEqual([['lengthsM', '第 2 个：请输入正确的数值']]);
  });
});
