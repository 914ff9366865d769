import { Anchor, Icon, type IconName } from '@portal/ui';
import { leadsSomewhere } from '../../route-table.ts';

interface Tool {
  title: string;
  words: string;
  href: string;
  icon: IconName;
  steps: readonly string[];
}

const TOOLS: readonly Tool[] = [
  {
    title: '选型配单',
    words: '在一张表里选型号、定数量，清单一直在手边',
    href: '/tool/designOrder/selection',
    icon: 'list',
    steps: ['常用产品', '型号切换', '折扣与折后价', '拖动排序'],
  },
  {
    title: '我的配单',
    words: '查看、续改、导出做过的每一份配单',
    href: '/tool/designOrder',
    icon: 'file',
    steps: ['按名称查找', 'Excel 导出', 'PDF 报价单', '误删可撤销'],
  },
];

/** The tools that exist, as what they do. */
export function Tools() {
  return (
    <section className="h-tools" aria-label="配单工具">
      {TOOLS.filter(({ href }) => leadsSomewhere(href)).map(({ title, words, href, icon, steps }) => (
        <Anchor key={href} className="h-tool" href={href}>
          <span className="h-tool__icon">
            <Icon name={icon} size={24} />
          </span>
          <span className="h-tool__words">
            <span className="p-h3">{title}</span>
            <span>{words}</span>
          </span>
          <span className="h-tool__steps">
            {steps.map((step) => (
              <span key={step}>{step}</span>
            ))}
          </span>
          <Icon name="arrow-right" />
        </Anchor>
      ))}
    </section>
  );
}
