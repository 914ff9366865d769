/** What stands in place of a list that has nothing yet, said once for the pages that show it. */
export const NO_GOODS_YET = '产品目录正在准备，上架后会显示在这里';
export const NO_MODELS_YET = '产品目录正在准备，上架的型号会显示在这里';
export const NO_ORDERS_YET = '还没有配单，选好产品就能生成第一份报价';
