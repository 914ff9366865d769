import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Badge,
  Breadcrumb,
  Button,
  CopyButton,
  Dialog,
  Field,
  IconButton,
  iconNames,
  Icon,
  Input,
  LoadingBar,
  MainNavigation,
  MediaCard,
  Money,
  Pager,
  PhoneMenu,
  SearchBox,
  SiteFooter,
  Stepper,
  StockBar,
  Table,
  Tabs,
  Toaster,
  UiProvider,
  type LinkProps,
} from './index.ts';

const html = renderToStaticMarkup;
const text = (markup: string) => markup.replace(/<[^>]+>/gu, '');

test('a pager leafs, changes its size and jumps without script, and keeps the filters', () => {
  const page = html(
    <Pager total={1263} page={7} size={20} hrefOf={(number, size) => `/product?keyword=${encodeURIComponent('半球')}&page=${number}&limit=${size}`} />,
  );
  for (const number of [6, 7, 8, 9]) expect(page).toContain(`page=${number}&amp;limit=20`);
  expect(page).not.toContain('page=10&amp;');
  expect(page).toMatch(/aria-current="page"[^>]*>7</u);
  expect(page).toContain('page=1&amp;limit=50');
  expect(page).toContain('<input type="hidden" name="keyword" value="半球"/>');
  expect(page).toContain('<input type="hidden" name="limit" value="20"/>');
  expect(page).not.toContain('<input type="hidden" name="page"');
  expect(page).toMatch(/<form[^>]*action="\/product" method="get"/u);
});

test('the first page has no way back and the last no way on', () => {
  const hrefOf = (page: number) => `/a?page=${page}`;
  expect(html(<Pager total={30} page={1} size={10} hrefOf={hrefOf} />)).not.toContain('rel="prev"');
  expect(html(<Pager total={30} page={3} size={10} hrefOf={hrefOf} />)).not.toContain('rel="next"');
  expect(text(html(<Pager total={60_000} page={1} size={10} hrefOf={hrefOf} />))).toContain('仅可翻看前 500 页');
});

test('links are drawn by whom the page names, plain ones otherwise', () => {
  function RouterLink({ children, ...rest }: LinkProps) {
    return (
      <a data-router="" {...rest}>
        {children}
      </a>
    );
  }
  const crumbs = <Breadcrumb crumbs={[{ label: '全部产品', href: '/product' }, { label: '半球' }]} />;
  expect(html(crumbs)).toContain('<a href="/product">全部产品</a>');
  expect(html(<UiProvider Link={RouterLink}>{crumbs}</UiProvider>)).toContain('<a data-router="" href="/product">');
});

test('a breadcrumb starts at home and its last item is not a link', () => {
  const crumbs = html(
    <Breadcrumb
      crumbs={[
        { label: '全部产品', href: '/product' },
        { label: '半球', href: '/product?type=1' },
      ]}
    />,
  );
  expect(crumbs).toContain('<a href="/home">首页</a>');
  expect(crumbs).toContain('<span aria-current="page">半球</span>');
});

test('the search is a GET form that takes 50 letters', () => {
  const search = html(<SearchBox action="/search" placeholders={['400 万 半球', '门禁']} />);
  expect(search).toMatch(/<form[^>]*action="\/search" method="get"/u);
  expect(search).toContain('maxLength="50"');
  expect(search).toContain('placeholder="400 万 半球"');
  // no words yet: a new portal has no goods
  expect(html(<SearchBox action="/search" label="搜索产品名称或型号" />)).toContain('placeholder="搜索产品名称或型号"');
});

test('a search that offers places says so to a screen reader, and its list is shut until someone types', () => {
  const search = html(
    <SearchBox action="/search" options={[{ key: 'a', href: '/a', group: '型号', content: 'HV-1' }]}>
      <a href="/hot">热词</a>
    </SearchBox>,
  );
  expect(search).toContain('role="combobox"');
  expect(search).toContain('aria-expanded="false"');
  expect(search).toMatch(/role="listbox"[^>]*hidden=""/u);
  expect(search).toContain('热词');
  expect(search).not.toContain('HV-1');
  const typed = html(
    <SearchBox action="/search" defaultValue="半球">
      <a href="/hot">热词</a>
    </SearchBox>,
  );
  expect(typed).toContain('aria-label="清空搜索词"');
  expect(typed).not.toContain('热词');
});

test('an item that only opens others is no link, and one below it marks the whole branch as current', () => {
  const items = [
    {
      key: 'mall',
      label: '采购商城',
      href: '/memberStore',
      children: [{ key: 'sec', label: '秒杀专区', children: [{ key: 'p1', label: '平台活动', href: '/p1', current: true }] }],
    },
  ];
  const bar = html(<MainNavigation items={items} />);
  expect(bar).toContain('<span class="p-nav__entry p-nav__entry--head">秒杀专区</span>');
  expect(bar).toContain('p-nav__item--current');
  expect(bar).toContain('aria-label="采购商城的下级菜单"');
  const sheet = html(<PhoneMenu items={items} />);
  expect(sheet).toContain('href="/memberStore"');
  expect(sheet).toContain('href="/p1"');
});

test('a field ties label, error and control together', () => {
  const field = html(
    <Field label="配单名称" required error="请填写名称" hint="最多 50 个字">
      <Input name="name" />
    </Field>,
  );
  const id = /for="([^"]+)"/u.exec(field)?.[1];
  expect(field).toContain(`id="${id}" aria-describedby="${id}-note" aria-invalid="true" required=""`);
  expect(field).toContain(`id="${id}-note" role="alert"`);
  expect(field).not.toContain('最多 50 个字');
});

test('money: pieces, no price, free, struck', () => {
  expect(text(html(<Money yuan={1234.5} />))).toBe('¥1,234.50');
  expect(text(html(<Money yuan={-88} />))).toBe('-¥88.00');
  expect(text(html(<Money yuan={null} />))).toBe('暂无价格');
  expect(text(html(<Money yuan={0} freeAtZero />))).toBe('免费');
  expect(text(html(<Money yuan={0} />))).toBe('¥0.00');
  expect(html(<Money yuan={1599} struck />)).toMatch(/<s [^>]*>.*原价 .*¥1,599\.00<\/s>/u);
});

test('counts above 99 read 99+, and nothing at 0', () => {
  expect(text(html(<Badge count={99} />))).toBe('99');
  expect(text(html(<Badge count={100} />))).toBe('99+');
  expect(text(html(<Badge count={0} />))).toBe('');
  expect(text(html(<Tabs label="来源" current="a" tabs={[{ key: 'a', label: '品牌', href: '/a', count: 128 }]} />))).toBe('品牌99+');
});

test('a quantity that is not chosen shows one button, a chosen one its figure', () => {
  expect(text(html(<Stepper label="数量" max={99} emptyLabel="选用" />))).toBe('选用');
  expect(html(<Stepper label="数量" max={99} name="quantity" defaultValue={12} />)).toContain('value="12"');
  expect(html(<Stepper label="数量" max={99} value={99} />)).toMatch(/aria-label="增加数量"[^>]*disabled|disabled=""[^>]*aria-label="增加数量"/u);
});

test('stock turns to warning below a fifth and is empty at nothing', () => {
  expect(html(<StockBar ratio={0.9} label="现货" />)).toContain('p-stock--plenty');
  expect(html(<StockBar ratio={0.19} label="余 3 台" />)).toContain('p-stock--low');
  expect(html(<StockBar ratio={0} label="缺货" />)).toContain('p-stock--none');
  expect(html(<StockBar ratio={Number.NaN} label="缺货" />)).toContain('p-stock--none');
});

test('a table names its facts for the phone and shows its empty state', () => {
  const columns = [
    { key: 'name', head: '名称', phone: 'title' as const, render: (row: { name: string }) => row.name },
    { key: 'price', head: <b>价格</b>, label: '价格', kind: 'figure' as const, render: () => '1.00' },
  ];
  const full = html(<Table caption="清单" columns={columns} rows={[{ name: '半球' }]} rowKey={(row) => row.name} />);
  expect(full).toContain('data-label="价格"');
  expect(full).toContain('p-table__phone-title');
  expect(text(html(<Table caption="清单" columns={columns} rows={[]} rowKey={(row) => row.name} empty={<p>暂无配单产品</p>} />))).toContain('暂无配单产品');
});

test('a dialog open from the start is readable before script; a closed one holds nothing', () => {
  const dialog = (open: boolean) =>
    html(
      <Dialog open={open} onClose={() => {}} title="移除 3 项？" action={{ label: '移除 3 项', onAct: () => {} }}>
        其他产品不受影响
      </Dialog>,
    );
  expect(dialog(true)).toMatch(/<dialog open=""[^>]*aria-labelledby/u);
  expect(text(dialog(true))).toContain('其他产品不受影响');
  expect(text(dialog(false))).toBe('');
});

test('a busy button says so and keeps its words', () => {
  expect(html(<Button busy>正在保存</Button>)).toMatch(/aria-busy="true" aria-disabled="true".*正在保存/u);
});

test('the copyright runs from 2018 to this year', () => {
  const foot = (year: number) =>
    text(html(<SiteFooter sellingPoints={[]} columns={[]} contact="" qrCodes={[]} legal={[]} owner="示例公司" year={year} filings={[]} />));
  expect(foot(2026)).toContain('© 2018–2026 示例公司');
  expect(foot(2018)).toContain('© 2018 示例公司');
});

test('nothing is written into style attributes, which a strict content policy would refuse', () => {
  const parts = html(
    <>
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
      <IconButton name="heart" label="收藏" />
      <CopyButton text="DM-1" />
      <MediaCard href="/a" picture={null} title="半球" price={<Money yuan={1} />} facts={['4MP']} />
      <StockBar ratio={0.5} label="现货" />
      <Toaster />
      <LoadingBar active />
    </>,
  );
  expect(parts).not.toContain('style=');
  expect(iconNames.length).toBeGreaterThanOrEqual(40);
});

test('what is rendered for hydration is the same each time', () => {
  const page = () => renderToString(<Pager total={99} page={2} size={10} hrefOf={(number) => `/a?page=${number}`} />);
  expect(page()).toBe(page());
});
