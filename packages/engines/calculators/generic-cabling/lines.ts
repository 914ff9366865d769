import { PLUG_PACK_PIECES } from '../../constants/cabling.ts';
import { CLOSET_CORD_M, DESK_CORD_M, DESK_PORT_MBPS, PATCH_PANEL_PORTS } from '../../constants/structured-cabling.ts';
import { CABINET_OUTLETS } from '../../constants/video-surveillance.ts';
import { ceil, sumOf, type Raw } from '../../inputs/index.ts';
import { isOfRole, type GivenLine, type RoleLine } from '../../roles/index.ts';
import type { GenericCablingOutputs } from './calculate.ts';
import { genericCablingFields } from './fields.ts';
import { cabinetsBySize, type GenericCablingValues } from './floor.ts';
import { backboneLines, trunkingLines } from './route-lines.ts';

/** Everything the catalogue has of the bill, from the main room over the closet to the desk: finished cords, or plugs in bags for those made on the site. The whole channel is of one category. */
export function genericCablingProducts(values: GenericCablingValues, outputs: GenericCablingOutputs): RoleLine[] {
  const category = values.cableType;
  const ports = PATCH_PANEL_PORTS.value;
  return [
    { role: 'networkCableBox', quantity: outputs.totalBoxes, attributes: { lengthM: values.boxLengthM, category } },
    { role: 'patchPanel', quantity: outputs.patchPanels, attributes: { ports, category } },
    { role: 'cableManager', quantity: outputs.cableManagers, attributes: {} },
    { role: 'networkSwitch', quantity: outputs.patchPanels, attributes: { ports, portMbps: DESK_PORT_MBPS.value } },
    ...cabinetsBySize(outputs.floors).map(([cabinetU, quantity]): RoleLine => ({ role: 'cabinet', quantity, attributes: { cabinetU } })),
    { role: 'pdu', quantity: sumOf(outputs.floors, stripsOf), attributes: { outputs: CABINET_OUTLETS.value } },
    ...backboneLines(values, outputs),
    ...trunkingLines(values, outputs),
    { role: 'faceplate', quantity: outputs.faceplates, attributes: { ports: values.pointsPerOutlet } },
    { role: 'backBox', quantity: outputs.backBoxes, attributes: {} },
    { role: 'keystoneModule', quantity: outputs.modules, attributes: { category } },
    ...(values.cords === 'made'
      ? [{ role: 'rj45Plug' as const, quantity: ceil(outputs.rj45Plugs / PLUG_PACK_PIECES.value), attributes: { pieces: PLUG_PACK_PIECES.value, category } }]
      : [
          { role: 'patchCord' as const, quantity: outputs.patchCordsCloset, attributes: { lengthM: CLOSET_CORD_M.value, category } },
          { role: 'patchCord' as const, quantity: outputs.patchCordsDesk, attributes: { lengthM: DESK_CORD_M.value, category } },
        ]),
  ];
}

/** A socket for each switch, a strip in each cabinet at least. */
const stripsOf = ({ patchPanels, cabinets }: GenericCablingOutputs['floors'][number]): number => Math.max(cabinets, ceil(patchPanels / CABINET_OUTLETS.value));

/** A point for each network camera of the list, all on one floor; the category of its cable where it has one. */
export function genericCablingInputs(lines: readonly GivenLine[]): Raw | null {
  const cameras = lines.filter((line) => isOfRole(line, 'ipCamera'));
  const points = sumOf(cameras, ({ quantity }) => quantity);
  if (points === 0) return null;
  const listed = lines.find((line) => isOfRole(line, 'networkCableBox'))?.attributes['category'];
  const cableType = genericCablingFields.cableType.options.find(({ value }) => value === listed)?.value;
  return { floors: [{ points }], ...(cableType && { cableType }) };
}
