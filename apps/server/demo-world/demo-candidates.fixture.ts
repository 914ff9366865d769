/** The models of the demo catalogue by the roles they play, as a portal offers them; for the tests of what is recommended. */
import { cameraAnalytics, cameraHousing, handbookAttributes, roleAttributesOf, rolesOf } from '@portal/engines/roles';
import { indexCandidates } from '@portal/engines/sizing';
import { standardTaxonomy } from '../src/modules/catalog/index.ts';
import { demoCatalog } from './catalog.ts';

const rows = demoCatalog({ now: 0 });
const spuOf = new Map(rows.spus.map((spu) => [spu.spuNo, spu]));
const categoryOf = new Map((standardTaxonomy().categories ?? []).map(({ id, dataId }) => [id, dataId]));
export const demoCandidates = indexCandidates(
  rows.skus
    .filter(({ skuStatus, spuNo }) => skuStatus === 0 && spuOf.get(spuNo)?.status !== 1)
    .flatMap(({ skuNo, spuNo, price = null, stockTotal = 0, warrantyMonths = null, attributes = {} }) => {
      const spu = spuOf.get(spuNo);
      const secondCategory = categoryOf.get(spu?.secondCategoryId ?? 0) ?? '';
      const housing = cameraHousing(secondCategory, attributes);
      const analytics = cameraAnalytics(attributes);
      const known = handbookAttributes({
        brand: spu?.brandName ?? '',
        ...(housing !== null && { housing }),
        ...(analytics !== null && { analytics }),
        ...attributes,
      });
      return rolesOf({ secondCategory, attributes }).map((role) => ({
        roles: [role],
        candidate: { skuNo, price, stockTotal, warrantyMonths, brandName: spu?.brandName ?? '', attributes: roleAttributesOf(role, known) },
      }));
    }),
);
