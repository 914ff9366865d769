import { expect, it } from 'vitest';
import { stockWords } from './stock-said.ts';

const line = { id: 'L1', productName: '枪机', productModel: 'HV-1', unit: '台', toSend: 5, setAside: 0, stockTotal: 3, heldElsewhere: 0, missing: 2 };

it.each([
  [{ ...line }, '库存 3 台'],
  [{ ...line, heldElsewhere: 4 }, '库存 3 台（不含其他订单占用的 4 台）'],
  [{ ...line, setAside: 5, missing: 0, stockTotal: 7, heldElsewhere: 2 }, '已为本单留出 5 台，另有库存 7 台（不含其他订单占用的 2 台）'],
  // of a flash sale, and of what is offered no more
  [{ ...line, setAside: 5, missing: 0, stockTotal: null }, '已为本单留出 5 台'],
  [{ ...line, missing: 0, stockTotal: null }, '没有维护库存，请自行核对'],
])('says beside a line what is set aside and what is there (ORDER-48): %#', (stock, words) => expect(stockWords(stock)).toBe(words));
