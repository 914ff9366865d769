/** The tree of categories with the families a question leaves in each. */
import type { CategoryNode } from '@portal/contract/catalog';
import type { Db } from '../../platform/db/database.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { countByCategory } from './listing/counts.ts';
import { heldFor, questionOf, statementValues, type AskedGoods, type GoodsQuestion } from './listing/question.ts';
import { countCategoriesInMemory } from './memory/page-in-memory.ts';

/** Categories and attributes of the question are left out of account: another category lets them go. A first category counts its second ones. */
export async function countCategories(db: Db, catalog: CatalogCache, question: GoodsQuestion): Promise<CategoryNode[]> {
  const taxonomy = await catalog.taxonomy(db);
  const { portalCatagoryId: _, ...elsewhere } = question.query;
  const asked = await questionOf(db, catalog, { ...question, query: { ...elsewhere, categoryIds: [], attributesStr: '' } });
  const counts = asked ? await countsOf(db, catalog, asked) : [];
  const familiesOf = new Map(counts.map((row) => [row.secondCategoryId, row.families]));
  const below = (parentId: number | null): CategoryNode[] =>
    taxonomy.categories
      .filter((category) => category.parentId === parentId)
      .map(({ id, catagoryName, dataId }) => {
        const children = below(id);
        return { id, catagoryName, dataId, spuCount: children.reduce((sum, child) => sum + child.spuCount, familiesOf.get(id) ?? 0), children };
      });
  return below(null);
}

async function countsOf(db: Db, catalog: CatalogCache, asked: AskedGoods): Promise<{ secondCategoryId: number; families: number }[]> {
  const held = await heldFor(db, catalog, asked);
  return held ? countCategoriesInMemory(held, asked) : countByCategory(db, asked.shape, statementValues(asked));
}
