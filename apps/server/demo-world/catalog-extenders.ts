/** What carries a run of network cable beyond 100 m without fibre. Behind all other families, so that those keep their numbers. Prices and models are invented. */
import type { Family } from './catalog-family.ts';

export const extenderFamilies: readonly Family[] = [
  {
    category: 'power-adapter',
    role: 'poeExtender',
    name: 'PoE网线延长器',
    brand: '澄源',
    desc: '串在网线中间，再延长 100 米，由 PoE 口取电，不用另接电源；自身约 3.5 W，从供电口的功率里扣。',
    picture: 'power-adapter',
    telling: ['poeStandard', 'portMbps', 'location'],
    attributes: { poePorts: 1, location: '室内' },
    models: [
      { model: 'HV-PX30', price: 68, attributes: { poeStandard: '802.3at', poeBudgetW: 22, portMbps: 100 } },
      { model: 'HV-PX30-G', price: 98, attributes: { poeStandard: '802.3at', poeBudgetW: 22, portMbps: 1000 } },
      { model: 'HV-PX60-G', price: 168, attributes: { poeStandard: '802.3bt（60 W）', poeBudgetW: 47, portMbps: 1000 } },
    ],
  },
  {
    category: 'power-adapter',
    role: 'poeExtender',
    name: '室外防水PoE网线延长器',
    brand: '澄源',
    desc: '防水外壳，可挂在线杆或墙上，串在网线中间再延长 100 米，由 PoE 口取电；自身约 3.5 W。',
    picture: 'power-adapter',
    telling: ['poeStandard', 'portMbps', 'location'],
    attributes: { poePorts: 1, location: '室外' },
    models: [
      { model: 'HV-PXO30', price: 118, attributes: { poeStandard: '802.3at', poeBudgetW: 22, portMbps: 100 } },
      { model: 'HV-PXO60-G', price: 238, attributes: { poeStandard: '802.3bt（60 W）', poeBudgetW: 47, portMbps: 1000 } },
    ],
  },
];
