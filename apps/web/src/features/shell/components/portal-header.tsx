import { UserType } from '@portal/engines/access';
import { Badge, ButtonLink, Icon, MainNavigation, PhoneMenu, Popover, SearchBox, SiteHeader, TopBar, type ContainerWidth } from '@portal/ui';
import { useSelectionCount } from '../../../lib/selection-count.ts';
import { clearPersonalStorage } from '../../../lib/storage.ts';
import { navigationFor } from '../model/navigation.ts';
import type { Viewer } from '../model/viewer.ts';
import { Logo } from './logo.tsx';

interface HeaderProps {
  viewer: Viewer;
  /** Path and query of the page: where signing in comes back to. */
  here: string;
  path: string;
  hotWords?: readonly string[] | undefined;
  width?: ContainerWidth | undefined;
}

/** Top bar, logo, search and navigation of every page. */
export function PortalHeader({ viewer, here, path, hotWords = [], width }: HeaderProps) {
  const { session, site } = viewer;
  const items = navigationFor((session?.userType ?? UserType.Tourist) as UserType, session?.surveyPermission ?? false, path);
  // global search is hidden under /tool (specification part 1 §2)
  const searches = !path.startsWith('/tool');
  return (
    <>
      <TopBar width={width} start={<Greeting viewer={viewer} />} end={<Account viewer={viewer} here={here} />} />
      <SiteHeader
        width={width}
        menu={<PhoneMenu items={items} />}
        logo={<Logo providerBrand={site.providerBrand} />}
        search={
          searches ? (
            <SearchBox action="/product" label="搜索产品名称或型号" placeholders={[...hotWords]}>
              {hotWords.length > 0 && <HotWords words={hotWords} />}
            </SearchBox>
          ) : undefined
        }
        actions={session ? <ListLink /> : undefined}
        navigation={<MainNavigation items={items} />}
      />
    </>
  );
}

function Greeting({ viewer: { session, site } }: { viewer: Viewer }) {
  if (session) return <span>{session.companyName || session.nickname || '个人用户'}</span>;
  return <span>{site.demo ? '演示环境：型号、价格与企业均为虚构' : `欢迎来到${site.providerBrand}安防工程门户`}</span>;
}

function Account({ viewer: { session }, here }: { viewer: Viewer; here: string }) {
  const back = encodeURIComponent(here);
  if (!session) return <a href={`/login?redirect=${back}`}>登录</a>;
  const handleSignOut = () => clearPersonalStorage();
  return (
    <>
      {session.isMultRole && <IdentityMenu session={session} />}
      <span className="s-phone">{session.phone}</span>
      <a href={`/logout?redirect=${back}`} onClick={handleSignOut}>
        退出
      </a>
    </>
  );
}

function IdentityMenu({ session }: { session: NonNullable<Viewer['session']> }) {
  const handleSwitch = async (merchantNo: string) => {
    const { switchIdentity } = await import('../api.ts');
    await switchIdentity(merchantNo);
  };
  return (
    <Popover label="切换身份" align="end" bare>
      <ul className="p-menu">
        {session.multiIdentity.map((identity) => (
          <li key={identity.merchantNo}>
            <button
              type="button"
              className="p-menu__item"
              aria-current={identity.chooseOn ? 'true' : undefined}
              disabled={identity.chooseOn}
              onClick={() => void handleSwitch(identity.merchantNo)}
            >
              {identity.companyName}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

function HotWords({ words }: { words: readonly string[] }) {
  return (
    <>
      <p className="p-small">大家在搜</p>
      <ul className="s-hot-words">
        {words.map((word) => (
          <li key={word}>
            <ButtonLink size="small" kind="quiet" href={`/product?keyword=${encodeURIComponent(word)}`}>
              {word}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function ListLink() {
  const count = useSelectionCount();
  return (
    <ButtonLink href="/tool/designOrder/selection" className="s-list-link" data-fly-target="selection" aria-label={`配单清单，${count} 种产品`}>
      <Badge count={count}>
        <Icon name="list" />
      </Badge>
      <span>配单清单</span>
    </ButtonLink>
  );
}
