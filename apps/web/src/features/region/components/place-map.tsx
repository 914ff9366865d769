import { useEffect, useRef, useState } from 'react';
import { useMapSettings } from '../../../lib/page/map-settings.ts';
import type { MapView, OpenMap, Position, Spot } from '../model/map-view.ts';
import './place-map.css';

interface PlaceMapProps {
  label: string;
  centre: Position;
  /** Whose counties are drawn. */
  provinceCode: string | undefined;
  spots: readonly Spot[];
  chosenKey: string | undefined;
  onChoose(key: string): void;
}

/** Spots on a map, the licensed service's where there is a key for one, else our own sketch; words where neither can be drawn. */
export function PlaceMap({ label, centre, provinceCode, spots, chosenKey, onChoose }: PlaceMapProps) {
  const { serviceUrl, approval } = useMapSettings();
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView>();
  const [isFailed, setFailed] = useState(false);
  const latest = useRef({ centre, onChoose });
  useEffect(() => void (latest.current = { centre, onChoose }));

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isOver = false;
    let opened: MapView | undefined;
    const open = async () => {
      const openMap = await mapOf(serviceUrl);
      const map = await openMap(element, { centre: latest.current.centre, onChoose: (key) => latest.current.onChoose(key) });
      if (isOver) map.close();
      else setView((opened = map));
    };
    open().catch(() => void (!isOver && setFailed(true)));
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [serviceUrl]);

  const [x, y] = centre;
  useEffect(() => view?.moveTo([x, y]), [view, x, y]);
  useEffect(() => (provinceCode === undefined ? undefined : view?.showProvince(provinceCode)), [view, provinceCode]);
  useEffect(() => view?.setSpots(spots), [view, spots]);
  useEffect(() => view?.choose(chosenKey), [view, chosenKey]);
  return (
    <div className="g-map">
      <section ref={place} className="g-map__place" aria-label={label} aria-busy={!view && !isFailed}>
        {!view && <p className="g-map__words">{isFailed ? '地图暂时无法显示，请从列表中选择' : '正在打开地图…'}</p>}
      </section>
      {view && (
        <p className="g-map__note">
          {serviceUrl === null && '示意图，不作为划界依据；县界为概略轮廓，放大不会更精细'}
          {approval && ` ${approval}`}
        </p>
      )}
    </div>
  );
}

const mapOf = async (serviceUrl: string | null): Promise<OpenMap> =>
  serviceUrl === null ? (await import('../map/outline-map.tsx')).openOutlineMap : (await import('../map/service-map.ts')).openServiceMap(serviceUrl);
