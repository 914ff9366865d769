import {
  BottomBar,
  ButtonLink,
  FloatingToolbar,
  MainNavigation,
  PhoneMenu,
  Popover,
  SearchBox,
  SiteFooter,
  SiteHeader,
  type NavigationEntry,
} from '../index.ts';
import { Badge } from '../components/tag.tsx';
import { Code, Logo } from './pictures.tsx';

const industries = ['社区楼宇', '智慧校园', '零售连锁', '工厂园区', '停车场库', '酒店民宿', '医院养老', '仓储物流'];

const items: NavigationEntry[] = [
  { key: 'home', label: '首页', href: '#home' },
  { key: 'product', label: '全部产品', href: '#product', current: true },
  {
    key: 'mall',
    label: '采购商城',
    href: '#mall',
    children: [
      { key: 'sell', label: '经销商产品', href: '#sell' },
      {
        key: 'sec',
        label: '秒杀专区',
        children: [
          { key: 'p1', label: '平台活动', href: '#p1' },
          { key: 'p2', label: '奖励返还', href: '#p2' },
        ],
      },
      { key: 'coupon', label: '优惠券', href: '#coupon' },
    ],
  },
  { key: 'order', label: '配单中心', href: '#order' },
  { key: 'solution', label: '方案库', href: '#solution', children: industries.map((label) => ({ key: label, label, href: `#${label}` })) },
  { key: 'cases', label: '客户案例', href: '#cases' },
  { key: 'info', label: '资讯', href: '#info' },
];

export function Top() {
  return (
    <SiteHeader
      menu={<PhoneMenu items={items} />}
      logo={<Logo />}
      search={
        <SearchBox action="#search" placeholders={['400万 半球 PoE', '16 路录像机', '门禁一体机']}>
          <div className="p-row">
            <span className="p-small">热门搜索</span>
            {['全彩 半球', '8 口 PoE 交换机', '4TB 监控硬盘', '人行道闸'].map((word) => (
              <a key={word} href={`#${word}`}>
                {word}
              </a>
            ))}
          </div>
        </SearchBox>
      }
      actions={
        <>
          <Badge count={128} label="件产品在清单中">
            <ButtonLink href="#list" icon="list">
              清单
            </ButtonLink>
          </Badge>
          <Popover label="王工" align="end" bare>
            <p className="p-small">供货：杭州联安科技</p>
          </Popover>
        </>
      }
      navigation={<MainNavigation items={items} />}
    />
  );
}

export function Edge() {
  return (
    <FloatingToolbar
      items={[
        { key: 'shop', icon: 'shop', label: '切换店铺', href: '#shop' },
        { key: 'cart', icon: 'cart', label: '购物车', href: '#cart', count: 3 },
        { key: 'list', icon: 'list', label: '配单', href: '#list', count: 128 },
        { key: 'compare', icon: 'compare', label: '对比', href: '#compare', count: 2 },
        { key: 'bell', icon: 'bell', label: '消息', href: '#message', count: 12 },
        { key: 'feedback', icon: 'feedback', label: '反馈', href: '#feedback', parted: true },
        { key: 'service', icon: 'headset', label: '客服', href: '#service' },
        { key: 'app', icon: 'qr', label: 'APP', href: '#app' },
        { key: 'top', icon: 'top', label: '顶部', href: '#top' },
      ]}
    />
  );
}

export function Bottom() {
  return (
    <BottomBar
      items={[
        { key: 'home', icon: 'home', label: '首页', href: '#home' },
        { key: 'grid', icon: 'grid', label: '产品', href: '#product' },
        { key: 'list', icon: 'list', label: '配单', href: '#list', count: 128 },
        { key: 'cart', icon: 'cart', label: '购物车', href: '#cart', count: 3 },
        { key: 'user', icon: 'user', label: '我的', href: '#me' },
      ]}
    />
  );
}

export function Foot() {
  return (
    <SiteFooter
      sellingPoints={[
        { icon: 'shield', title: '正品渠道', text: '授权经销商直接供货' },
        { icon: 'location', title: '就近发货', text: '有货 48 小时内出库' },
        { icon: 'wrench', title: '安装服务', text: '全国工程师上门' },
        { icon: 'headset', title: '专人支持', text: '方案与报价随时可问' },
      ]}
      columns={[
        { title: '购物指南', links: ['下单流程', '支付方式', '发票说明', '配送范围'].map((label) => ({ label, href: `#${label}` })) },
        { title: '设计工具', links: ['智能配单', '安防计算器', '场景设计', '方案库'].map((label) => ({ label, href: `#${label}` })) },
        { title: '服务中心', links: ['安装服务', '报修申请', '密码找回', '投诉建议'].map((label) => ({ label, href: `#${label}` })) },
        { title: '关于我们', links: ['联系我们', '用户指南', '用户协议', '隐私政策'].map((label) => ({ label, href: `#${label}` })) },
      ]}
      contact={
        <>
          <b>服务热线</b>
          <strong>400-000-0000</strong>
          每日 09:00–22:00，节假日 09:00–18:00
        </>
      }
      qrCodes={[
        { caption: '手机客户端', picture: <Code seed={1} /> },
        { caption: '公众号', picture: <Code seed={2} /> },
        { caption: '小程序', picture: <Code seed={3} /> },
      ]}
      legal={[
        { label: '用户协议', href: '#agreement' },
        { label: '隐私政策', href: '#privacy' },
        { label: '廉正举报', href: '#report' },
      ]}
      owner="示例科技有限公司"
      year={2026}
      filings={[{ label: '浙 ICP 备 00000000 号', href: '#icp' }, { label: '增值电信业务经营许可证 浙 B2-00000000' }]}
    />
  );
}
