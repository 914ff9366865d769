/** A licensed map service of version 2.0, loaded with the operator's key. The only place that knows its grid. */
import { MAP_ZOOM, type MapOptions, type MapView, type Spot } from '../model/map-view.ts';
import { toGcj02 } from './gcj02.ts';

interface ServiceMarker {
  on(event: 'click', listener: () => void): void;
  setTop(isTop: boolean): void;
  getExtData(): string;
  getPosition(): unknown;
}
interface ServiceMap {
  add(markers: readonly ServiceMarker[]): void;
  remove(markers: readonly ServiceMarker[]): void;
  setCenter(position: unknown): void;
  setZoomAndCenter(zoom: number, position: unknown): void;
  destroy(): void;
}
interface Service {
  Map: new (place: HTMLElement, options: object) => ServiceMap;
  Marker: new (options: object) => ServiceMarker;
}

const SCRIPT_TIMEOUT_MS = 10_000;
let loading: Promise<Service> | undefined;

function loadService(url: string): Promise<Service> {
  loading ??= new Promise<Service>((resolve, reject) => {
    const script = document.createElement('script');
    const give = (outcome: () => void) => {
      clearTimeout(timer);
      outcome();
    };
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new Error('the map service does not answer'));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    script.src = url;
    script.addEventListener('error', () => give(fail));
    script.addEventListener('load', () => {
      const service = (window as { AMap?: Service }).AMap;
      give(service ? () => resolve(service) : fail);
    });
    document.head.append(script);
  });
  return loading;
}

export const openServiceMap =
  (url: string) =>
  async (place: HTMLElement, { centre, onChoose }: MapOptions): Promise<MapView> => {
    const service = await loadService(url);
    const map = new service.Map(place, { zoom: MAP_ZOOM, center: toGcj02(centre) });
    let markers: ServiceMarker[] = [];
    let chosenKey: string | undefined;
    const choose = (key: string | undefined) => {
      chosenKey = key;
      for (const marker of markers) marker.setTop(marker.getExtData() === key);
      const chosen = markers.find((marker) => marker.getExtData() === key);
      if (chosen) map.setCenter(chosen.getPosition());
    };
    return {
      setSpots(spots: readonly Spot[]) {
        map.remove(markers);
        markers = spots.map(({ key, name, position }) => {
          const marker = new service.Marker({ position: toGcj02(position), title: name, extData: key });
          marker.on('click', () => onChoose(key));
          return marker;
        });
        map.add(markers);
        choose(chosenKey);
      },
      choose,
      moveTo: (position) => map.setZoomAndCenter(MAP_ZOOM, toGcj02(position)),
      // the service draws them itself
      showProvince: () => undefined,
      close: () => map.destroy(),
    };
  };
