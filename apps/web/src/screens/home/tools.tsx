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
    title: '智能配单',
    words: '回答几个现场的问题，得到带型号和价格的三档方案',
    href: '/tool/sceneSelect',
    icon: 'grid',
    steps: ['LED 显示屏', '停车场', '人员通道', '公共广播', 'UPS', '门禁'],
  },
  {
    title: '安防计算器',
    words: '存储、带宽、焦距、供电、布线……十种计算，过程看得见',
    href: '/tool/calculator/aVideoCapacity',
    icon: 'calculator',
    steps: ['即填即算', '计算过程', '打印留底', '结果进清单'],
  },
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
