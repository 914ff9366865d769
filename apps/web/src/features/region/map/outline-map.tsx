/** The built-in sketch map: our own outlines, drawn by MapLibre in a worker of our own origin. It asks nothing of anybody else. */
import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as GlMap, Marker, NavigationControl, setWorkerUrl, type GeoJSONSource, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { findCentres, type Centres } from '../api.ts';
import { MAP_ZOOM, type MapOptions, type MapView, type Position, type Spot } from '../model/map-view.ts';
import './outline-map.css';

type Polygons = number[][][][];
interface Shape {
  code: string;
  name: string;
  polygons: Polygons;
}

async function readOutlines<Content>(path: string): Promise<Content> {
  const answer = await fetch(`/outlines/${path}`);
  if (!answer.ok) throw new Error(`outlines ${path}: ${answer.status}`);
  return (await answer.json()) as Content;
}

/** MapLibre's world is 512 px wide at zoom 0, that of the maps the number is meant for 256. */
const ZOOM = MAP_ZOOM - 1;
/** Half of China in sight: no further out is looked for a place. */
const ZOOM_FARTHEST = 4;

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const shapesAsData = (shapes: readonly Shape[]) => ({
  type: 'FeatureCollection' as const,
  features: shapes.map(({ code, name, polygons }) => ({
    type: 'Feature' as const,
    properties: { code, name },
    geometry: { type: 'MultiPolygon' as const, coordinates: polygons },
  })),
});

/** A point a county, where its name stands: an outline is cut into tiles, and each piece of it would bear the name. */
const namesAsData = (shapes: readonly Shape[], centres: Centres) => ({
  type: 'FeatureCollection' as const,
  features: shapes.flatMap(({ code, name }) => {
    const centre = centres[code];
    return centre ? [{ type: 'Feature' as const, properties: { name }, geometry: { type: 'Point' as const, coordinates: [...centre] } }] : [];
  }),
});

export async function openOutlineMap(place: HTMLElement, { centre, onChoose }: MapOptions): Promise<MapView> {
  if (!hasGl()) throw new Error('no WebGL');
  const china = await readOutlines<{ provinces: Shape[]; lines: number[][][][] }>('china.json');
  setWorkerUrl(workerUrl);
  const map = new GlMap({
    container: place,
    style: styleOf(china),
    center: [...centre],
    zoom: ZOOM,
    minZoom: 2,
    maxZoom: 14,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'NavigationControl.ZoomIn': '放大', 'NavigationControl.ZoomOut': '缩小', 'Map.Title': '示意图' },
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  await new Promise<void>((resolve, reject) => {
    map.once('load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  });
  const markers = new Map<string, { marker: Marker; position: Position }>();
  let province = '';
  let chosenKey: string | undefined;
  const choose = (key: string | undefined) => {
    chosenKey = key;
    for (const [each, { marker }] of markers) {
      marker.getElement().classList.toggle('g-marker--chosen', each === key);
      marker.getElement().setAttribute('aria-pressed', String(each === key));
    }
    const chosen = key === undefined ? undefined : markers.get(key);
    if (chosen && !map.getBounds().contains([...chosen.position])) map.jumpTo({ center: [...chosen.position] });
  };
  /** Steps back until one of the places is in sight. */
  const seeOne = () => {
    const isSeen = () => [...markers.values()].some(({ position }) => map.getBounds().contains([...position]));
    while (markers.size > 0 && !isSeen() && map.getZoom() > ZOOM_FARTHEST) map.jumpTo({ zoom: map.getZoom() - 1 });
  };
  const drawCounties = async (code: string) => {
    const [counties, centres] = await Promise.all([readOutlines<Shape[]>(`counties/${code}.json`), findCentres(code)]);
    if (code !== province) return;
    map.getSource<GeoJSONSource>('counties')?.setData(shapesAsData(counties));
    map.getSource<GeoJSONSource>('county-names')?.setData(namesAsData(counties, centres));
  };
  return {
    setSpots(spots: readonly Spot[]) {
      for (const { marker } of markers.values()) marker.remove();
      markers.clear();
      for (const { key, name, position } of spots) {
        const marker = new Marker({ element: markerOf(name, () => onChoose(key)), anchor: 'bottom' }).setLngLat([...position]).addTo(map);
        markers.set(key, { marker, position });
      }
      choose(chosenKey);
      seeOne();
    },
    choose,
    moveTo(position) {
      map.jumpTo({ center: [...position], zoom: ZOOM });
      seeOne();
    },
    showProvince(code) {
      if (code === province) return;
      province = code;
      void drawCounties(code).catch(() => {
        // the provinces are drawn all the same
        province = '';
      });
    },
    close: () => map.remove(),
  };
}

function hasGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

/** A drop with the name below it, to be pressed. */
function markerOf(name: string, onPress: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'g-marker';
  button.setAttribute('aria-pressed', 'false');
  const part = (className: string, text = '') => {
    const span = document.createElement('span');
    span.className = className;
    span.textContent = text;
    return span;
  };
  // the map moves the button itself, so what is turned lies inside it
  button.append(part('g-marker__drop'), part('g-marker__name', name));
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    onPress();
  });
  return button;
}

function styleOf({ provinces, lines }: { provinces: Shape[]; lines: number[][][][] }): StyleSpecification {
  const boundary = {
    type: 'FeatureCollection' as const,
    features: lines.map((coordinates) => ({ type: 'Feature' as const, properties: {}, geometry: { type: 'MultiLineString' as const, coordinates } })),
  };
  return {
    version: 8,
    sources: {
      china: { type: 'geojson', data: shapesAsData(provinces) },
      boundary: { type: 'geojson', data: boundary },
      counties: { type: 'geojson', data: shapesAsData([]) },
      'county-names': { type: 'geojson', data: namesAsData([], {}) },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': token('--p-accent-soft') } },
      { id: 'land', type: 'fill', source: 'china', paint: { 'fill-color': token('--p-surface') } },
      { id: 'county-lines', type: 'line', source: 'counties', minzoom: 6, paint: { 'line-color': token('--p-line-strong'), 'line-width': 1 } },
      { id: 'province-lines', type: 'line', source: 'china', paint: { 'line-color': token('--p-line-control'), 'line-width': 1.2 } },
      { id: 'boundary-lines', type: 'line', source: 'boundary', paint: { 'line-color': token('--p-ink-2'), 'line-width': 1.6 } },
      {
        id: 'county-names',
        type: 'symbol',
        source: 'county-names',
        minzoom: 8,
        layout: { 'text-field': ['get', 'name'], 'text-size': 12, 'text-font': ['sans-serif'] },
        paint: { 'text-color': token('--p-ink-3'), 'text-halo-color': token('--p-surface'), 'text-halo-width': 1 },
      },
    ],
  };
}
