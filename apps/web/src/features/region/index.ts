/** Front door of regions on the pages: a place picked level by level, found on the map. */
export { findCentres, type Centres } from './api.ts';
export { RegionPicker } from './components/region-picker.tsx';
export { PlaceMap } from './components/place-map.tsx';
export { kilometresBetween, distanceWords, type Spot } from './model/map-view.ts';
export { pickedOf, placeOf, placeWords, readPicked, type Picked } from './model/place.ts';
