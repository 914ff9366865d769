/** Front door of offers: a first-level dealer's workbench of prices and stock. The prices themselves lie in the room of prices. */
export { offerRoom } from './room.ts';
