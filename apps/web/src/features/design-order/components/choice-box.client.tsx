/** antd's drop-down under the portal's theme, in a browser chunk of its own. Rendered through `ChoiceBox` only. */
import { ConfigProvider, Select, type SelectProps } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { antdTheme } from '../../../lib/antd-theme.ts';

export function AntdSelect<Value, Option extends object>(props: SelectProps<Value, Option>) {
  return (
    <ConfigProvider locale={zhCN} theme={antdTheme}>
      <Select<Value, Option> {...props} />
    </ConfigProvider>
  );
}
