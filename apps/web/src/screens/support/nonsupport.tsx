import { ErrorState } from '@portal/ui';
import { CHROME_FROM } from '../../lib/browser/old-browser.ts';

/** /nonsupport (SHELL-18): which browsers serve. Stands without script. */
export default function NonSupport() {
  return (
    <>
      <h1 className="p-hidden">浏览器版本过低</h1>
      <ErrorState
        title="浏览器版本过低，部分功能可能无法使用"
        safe={`请使用 Chrome ${CHROME_FROM} 及以上版本，或新版 Edge、Safari、Firefox；360、QQ 等双核浏览器请切换到“极速模式”。`}
        actions={
          <a className="p-button p-button--primary" href="/home">
            已更换浏览器，去首页
          </a>
        }
      />
    </>
  );
}
