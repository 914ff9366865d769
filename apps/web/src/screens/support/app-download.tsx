import { Breadcrumb, Card, Container } from '@portal/ui';
import './app-download.css';

const STEPS: readonly { system: string; lines: readonly string[] }[] = [
  { system: 'iPhone（Safari）', lines: ['打开本站，点底部的“共享”', '选择“添加到主屏幕”'] },
  { system: '安卓（Chrome、Edge）', lines: ['打开本站，点右上角菜单', '选择“添加到主屏幕”或“安装应用”'] },
  { system: '微信', lines: ['扫码后点右上角“…”', '选择“在浏览器打开”，再按上面的步骤添加'] },
];

/** /app-download (SHELL-16): the code that opens the portal on a phone, and how it stays on its home screen. */
export default function AppDownload() {
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '手机访问' }]} />
      <Card>
        <div className="a-app">
          <img className="a-app__code" src="/qr.svg" width="200" height="200" alt="手机访问门户的二维码" />
          <div className="p-stack">
            <h1>手机访问</h1>
            <p>无需安装，用手机扫码即可打开门户：查产品、用计算器、看清单和配单，与电脑上是同一份数据。</p>
            <ul className="a-app__steps">
              {STEPS.map(({ system, lines }) => (
                <li key={system}>
                  <b>{system}</b>
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Card>
    </Container>
  );
}
