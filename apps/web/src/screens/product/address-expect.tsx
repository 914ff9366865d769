import { listAddresses, type Address } from '@portal/contract/address';
import { getSpuDetail } from '@portal/contract/catalog';
import { expectDelivery } from '@portal/contract/order';
import { listRegions } from '@portal/contract/region';
import { QUANTITY_MAX } from '@portal/engines/goods';
import { Anchor, Breadcrumb, ButtonLink, Card, ChoiceLinks, Code, Container, Empty, Stepper, type Crumb } from '@portal/ui';
import { useState } from 'react';
import { data, useNavigate } from 'react-router';
import { chosenModel, LIST_PATH, productHrefOf, ProductPicture } from '../../features/catalog/index.ts';
import { DeliveryTable, expectAddress, type ExpectQuery } from '../../features/order/index.ts';
import { placeOf, placeWords, readPicked, RegionPicker, type Picked } from '../../features/region/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { pageLoader, partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { shownQuery } from '../../lib/address-bar/shown-query.server.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { Route } from './+types/address-expect.ts';
import './address-expect.css';

/** /product/addressExpect?id=spuNo&sku=skuNo&quantity=…&area=330106: when, and from where, it comes to a place (GOODS-36). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const asked = shownQuery(expectAddress, request);
  if (asked.id === null) return { query: asked, product: null, addresses: [], picked: [], shops: null };
  const call = context.get(callContext);
  const [spu, addresses] = await Promise.all([call(getSpuDetail, { params: { id: asked.id } }), call(listAddresses).catch((): Address[] => [])]);
  const sku = chosenModel(spu.skus, asked.sku);
  if (!sku) throw data(null, { status: 404 });
  // the default address, where no place is named
  const query = { ...asked, sku: sku.skuNo, area: asked.area === '' ? (addresses[0]?.areaCode ?? '') : asked.area };
  const picked = await readPicked(query.area, async (parentCode) => call(listRegions, { query: parentCode === '' ? {} : { parentCode } })).catch(() => []);
  const isPlace = placeOf(picked) !== null;
  const shops = isPlace
    ? await partOf(request, call(expectDelivery, { query: { skuNo: sku.skuNo, quantity: query.quantity ?? 1, provinceCode: query.area.slice(0, 2) } }))
    : null;
  const { spuNo, spuName, unit } = spu;
  return { query, product: { spuNo, spuName, unit, skuNo: sku.skuNo, skuModel: sku.skuModel, mainPic: spu.mainPic }, addresses, picked, shops };
});

export const handle: PageHandle = { addressOf: (search) => expectAddress.href(expectAddress.read(search)) };

export default function AddressExpect({ loaderData }: Route.ComponentProps) {
  const { query, product } = loaderData;
  const crumbs: Crumb[] = [
    { label: '全部产品', href: LIST_PATH },
    ...(product ? [{ label: product.spuName, href: productHrefOf(product.spuNo, product.skuNo) }] : []),
    { label: '送达时间' },
  ];
  return (
    <Container className="c-expect">
      <Breadcrumb crumbs={crumbs} />
      <h1>送达时间</h1>
      {product === null ? (
        <Card>
          <Empty drawing="search" text="在产品页选择“查看送达时间”，即可看到送到您那里要几天" action={<ButtonLink href={LIST_PATH}>选择产品</ButtonLink>} />
        </Card>
      ) : (
        <Expect key={query.area} {...loaderData} product={product} />
      )}
    </Container>
  );
}

type Page = Route.ComponentProps['loaderData'];

function Expect({ query, product, addresses, picked, shops }: Page & { product: NonNullable<Page['product']> }) {
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Picked>(picked);
  const go = (change: Partial<ExpectQuery>) => void navigate(expectAddress.href({ ...query, ...change }), { replace: true, preventScrollReset: true });
  const handlePick = (next: Picked) => {
    setChoice(next);
    const place = placeOf(next);
    if (place && place.areaCode !== query.area) go({ area: place.areaCode });
  };
  const place = placeOf(picked);
  return (
    <>
      <Card className="c-expect__head">
        <div className="c-expect__picture">
          <ProductPicture src={product.mainPic} alt={product.spuName} />
        </div>
        <div className="p-stack p-stack--small">
          <Anchor href={productHrefOf(product.spuNo, product.skuNo)}>{product.spuName}</Anchor>
          <Code>{product.skuModel}</Code>
        </div>
        <div className="p-row">
          <Stepper label="数量" value={query.quantity ?? 1} max={QUANTITY_MAX} onChange={(next) => go({ quantity: next === 1 ? null : next })} />
          <span className="p-small">{product.unit}</span>
        </div>
      </Card>
      <Card title="送到哪里">
        <div className="p-stack">
          {addresses.length > 0 && (
            <ChoiceLinks
              label="我的收货地址"
              choices={addresses.map((address) => ({
                key: address.id,
                label: `${placeWords(address)} ${address.contactName}`,
                href: expectAddress.href({ ...query, area: address.areaCode }),
                chosen: address.areaCode === query.area,
              }))}
            />
          )}
          <RegionPicker picked={choice} error={undefined} isWithoutStreet onPick={handlePick} />
        </div>
      </Card>
      {place === null ? (
        <Card>
          <Empty text="选择省份、城市和区县后，这里列出各经销商的现货与送达时间" />
        </Card>
      ) : (
        <Deliveries shops={shops} unit={product.unit} place={placeWords(place)} />
      )}
    </>
  );
}

function Deliveries({ shops, unit, place }: { shops: Page['shops']; unit: string; place: string }) {
  return (
    <Card title={`送到 ${place}`} aside={<span className="p-small">按经销商登记的现货与供货天数计算</span>} flush>
      {shops?.data && shops.data.length > 0 && <DeliveryTable shops={shops.data} unit={unit} place={place} />}
      {shops?.data?.length === 0 && (
        <Empty
          text="还没有订货的一级经销商，选择后即可看到现货与送达时间"
          action={
            <ButtonLink kind="primary" href="/bindFirst">
              选择经销商
            </ButtonLink>
          }
        />
      )}
      {shops && shops.failure !== null && <PartFailed title="送达时间没有读到" failure={shops.failure} />}
    </Card>
  );
}
