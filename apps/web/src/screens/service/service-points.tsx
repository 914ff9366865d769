import { listRegions } from '@portal/contract/region';
import { listServicePoints } from '@portal/contract/service-order';
import { Button, Card, Empty, Field, Notice, Select } from '@portal/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { PlaceMap, type Spot } from '../../features/region/index.ts';
import { useMapSettings } from '../../lib/page/map-settings.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { signInHref } from '../../lib/address-bar/sign-in-href.ts';
import type { Route } from './+types/service-points.ts';
import './service-points.css';

/** Where a visitor begins who has said nothing. */
const FIRST_PROVINCE = '33';
const MAP_PATH = '/service-center/map';

/** /service-center/repair-address and /service-center/map: where devices are brought to, as a list and on the map (SERVICE-8). */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const provinces = await call(listRegions);
  const wanted = new URL(request.url).searchParams.get('provinceCode');
  const provinceCode = (provinces.find(({ code }) => code === wanted) ?? provinces.find(({ code }) => code === FIRST_PROVINCE) ?? provinces[0])?.code ?? '';
  return { provinces: provinces.map(({ code, name }) => ({ code, name })), provinceCode, points: await call(listServicePoints, { query: { provinceCode } }) };
});

export default function ServicePoints({ loaderData: { provinces, provinceCode, points } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { isShown } = useMapSettings();
  const [chosen, setChosen] = useState<string>();
  const isOnMap = pathname.toLowerCase().startsWith(MAP_PATH);
  const spots: Spot[] = points.map(({ merchantNo, enterpriseName, longitude, latitude }) => ({
    key: merchantNo,
    name: enterpriseName,
    position: [longitude, latitude],
  }));
  const [first] = spots;
  const isMasked = points.some(({ contactPhone }) => contactPhone.includes('*'));
  return (
    <Card>
      <form key={provinceCode} className="sv-where" method="get" action={pathname}>
        <Field label="省份">
          <Select name="provinceCode" defaultValue={provinceCode}>
            {provinces.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit">查看网点</Button>
      </form>
      {points.length === 0 && <Empty drawing="search" text="该省份暂无服务网点，可以改看邻近省份，或在线提交维修申请由客服安排" />}
      {isMasked && (
        <Notice tone="info" action={<a href={signInHref(`${pathname}?provinceCode=${provinceCode}`)}>去登录</a>}>
          网点的完整电话登录后可见
        </Notice>
      )}
      {isOnMap && !isShown && <Notice tone="info">本站没有开放地图，请按列表联系网点。</Notice>}
      <div className={isOnMap ? 'sv-points sv-points--map' : 'sv-points'}>
        {points.length > 0 && (
          <ul className="sv-points__list" aria-label="服务网点">
            {points.map(({ merchantNo, enterpriseName, regionName, contactPhone }) => (
              <li key={merchantNo} aria-current={chosen === merchantNo ? 'true' : undefined}>
                <b>{enterpriseName}</b>
                <span className="p-small">{regionName}</span>
                {contactPhone.includes('*') ? <span>{contactPhone}</span> : <a href={`tel:${contactPhone}`}>{contactPhone}</a>}
                {isOnMap && isShown && (
                  <Button size="small" onClick={() => setChosen(merchantNo)}>
                    在地图上看
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {isOnMap && isShown && first && (
          <PlaceMap
            key={provinceCode}
            label="服务网点位置示意图"
            centre={first.position}
            provinceCode={provinceCode}
            spots={spots}
            chosenKey={chosen}
            onChoose={setChosen}
          />
        )}
      </div>
      <p className="p-small">送修前请先电话确认网点可以检测的产品和营业时间，并带上购买凭证。</p>
    </Card>
  );
}
