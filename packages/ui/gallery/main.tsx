import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Breadcrumb, Button, Container, Dialog, Drawer, Icon, iconNames, LoadingBar, Money, SkipLink, TableSkeleton, toast, Toaster } from '../index.ts';
import { Lists, Products } from './content-samples.tsx';
import { Forms, States } from './form-samples.tsx';
import { Bottom, Edge, Foot, Top } from './shell-samples.tsx';

const swatches: [name: string, value: string][] = [
  ['主色', '#1a4f9d'],
  ['主色 深', '#123b78'],
  ['主色 浅', '#eaf1fb'],
  ['价格', '#c23a0e'],
  ['成功', '#1b7443'],
  ['提醒', '#8a5600'],
  ['危险', '#b3261e'],
  ['正文', '#17202d'],
  ['次要', '#455163'],
  ['辅助', '#5f6b7c'],
  ['分隔', '#e3e7ec'],
  ['底色', '#f4f6f8'],
];

function Section({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section className="g-section" id={id}>
      <h2>{title}</h2>
      <div className="p-stack">{children}</div>
    </section>
  );
}

function Gallery() {
  const [dialog, setDialog] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [loading, setLoading] = useState(false);
  return (
    <>
      <SkipLink />
      <LoadingBar active={loading} />
      <div id="top">
        <Top />
      </div>
      <main id="main">
        <Container>
          <Breadcrumb crumbs={[{ label: '全部产品', href: '#product' }, { label: '网络摄像机', href: '#camera' }, { label: '半球' }]} />
          <h1>网络摄像机</h1>
          <Section id="products" title="产品列表">
            <Products />
          </Section>
          <Section id="lists" title="清单表格">
            <Lists openDrawer={() => setDrawer(true)} openDialog={() => setDialog(true)} />
          </Section>
          <Section id="forms" title="表单与控件">
            <Forms />
          </Section>
          <Section id="overlays" title="浮层与提示">
            <div className="p-row">
              <Button onClick={() => setDialog(true)}>打开对话框</Button>
              <Button onClick={() => setDrawer(true)}>打开抽屉</Button>
              <Button onClick={() => toast.success('已加入清单，共 129 件')}>成功提示</Button>
              <Button onClick={() => toast.info('已移除 3 项', { action: { label: '撤销', onAct: () => toast.success('已恢复') } })}>可撤销提示</Button>
              <Button onClick={() => toast.warning('优惠券将在今晚到期')}>提醒</Button>
              <Button onClick={() => toast.error('网络异常，修改已保留，请重试')}>错误提示</Button>
              <Button onClick={() => setLoading(!loading)}>{loading ? '结束加载' : '开始加载'}</Button>
            </div>
          </Section>
          <Section id="states" title="空、错与提醒">
            <States />
          </Section>
          <Section id="skeletons" title="加载中">
            <TableSkeleton rows={3} />
          </Section>
          <Section id="tokens" title="颜色与图标">
            <div className="g-swatches">
              {swatches.map(([name, value]) => (
                <div key={value} className="g-swatch">
                  <svg width="100%" height="56" aria-hidden="true">
                    <rect width="100%" height="56" fill={value} />
                  </svg>
                  <div>
                    {name} {value}
                  </div>
                </div>
              ))}
            </div>
            <div className="g-icons">
              {iconNames.map((name) => (
                <span key={name}>
                  <Icon name={name} size={24} />
                  {name}
                </span>
              ))}
            </div>
          </Section>
        </Container>
      </main>
      <Foot />
      <Edge />
      <Bottom />
      <Dialog
        open={dialog}
        onClose={() => setDialog(false)}
        title="移除这 3 项产品？"
        action={{ label: '移除 3 项', danger: true, onAct: () => setDialog(false) }}
      >
        移除后可以在提示里撤销；配单里的其他产品不受影响。
      </Dialog>
      <Drawer
        open={drawer}
        onClose={() => setDrawer(false)}
        title="清单"
        aside={<Button size="small">继续添加</Button>}
        footer={
          <div className="p-row p-row--apart">
            <span>
              合计 <Money yuan={8567568.31} size="large" />
            </span>
            <Button kind="primary">确认替换</Button>
          </div>
        }
      >
        <Lists />
      </Drawer>
      <Toaster />
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
