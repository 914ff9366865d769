import { describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript, run by node itself
import { antdImportsIn } from './antd-stylesheet.mjs';

describe('the antd components a source imports', () => {
  it.each([
    ["import { Select } from 'antd';", ['Select']],
    ["import { Select as Choice, type SelectProps, Modal } from 'antd';", ['Select', 'Modal']],
    ['import {\n  Tree,\n  Table,\n} from "antd";', ['Tree', 'Table']],
    ["import type { ThemeConfig } from 'antd';", []],
    ["import zhCN from 'antd/locale/zh_CN';", []],
    ["import { Select } from './antd-like.ts';", []],
  ])('%s', (source, names) => {
    expect(antdImportsIn(source)).toEqual(names);
  });

  it('refuses imports from inside antd, which the stylesheet would miss', () => {
    expect(() => antdImportsIn("import Select from 'antd/es/select';")).toThrow('import components from "antd"');
    expect(() => antdImportsIn("const lazy = () => import('antd/es/table');")).toThrow('import components from "antd"');
  });
});
