/** Columns of links at the foot of the portal; the foot shows those whose page is built (ACCESS-17). */
interface FooterColumn {
  title: string;
  links: { label: string; href: string }[];
}

export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    title: '选产品',
    links: [
      { label: '全部产品', href: '/product' },
      { label: '新品', href: '/product?status=1' },
      { label: '热门', href: '/product?status=2' },
      { label: '推荐', href: '/product?status=4' },
      { label: '有货', href: '/product?b2bStockStatus=0' },
    ],
  },
  {
    title: '做配单',
    links: [
      { label: '开始选型', href: '/tool/designOrder/selection' },
      { label: '我的配单', href: '/tool/designOrder' },
      { label: '智能配单工具', href: '/tool/sceneSelect' },
      { label: '安防工具首页', href: '/tool' },
    ],
  },
  {
    title: '算一算',
    links: [
      { label: '录像存储容量', href: '/tool/calculator/aVideoCapacity' },
      { label: '网络带宽', href: '/tool/calculator/dBandWidth' },
      { label: '摄像机焦距', href: '/tool/calculator/cCameraFocalLength' },
      { label: '交换机接入', href: '/tool/calculator/eSwitchAccess' },
    ],
  },
  {
    title: '服务与支持',
    links: [
      { label: '帮助中心', href: '/help' },
      { label: '服务中心', href: '/service-center' },
      { label: '投诉与建议', href: '/aboutUs/contactUs' },
      { label: '授权查询', href: '/accredit' },
      { label: '手机访问', href: '/app-download' },
    ],
  },
  {
    title: '了解我们',
    links: [
      { label: '使用指南', href: '/aboutUs/staticContent?tab=userGuide' },
      { label: '关于我们', href: '/aboutUs/staticContent?tab=aboutUs' },
      { label: '账号权益', href: '/right' },
      { label: '解决方案', href: '/solution' },
      { label: '客户案例', href: '/cases' },
      { label: '资讯', href: '/information' },
    ],
  },
];
