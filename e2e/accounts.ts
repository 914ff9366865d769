/** Who journeys are. `tools/house/journeys.ts` holds it: no two change anything as the same account, and who is looked at by many is changed by none. */

export interface Account {
  phone: string;
  password: string;
  /** The number in the demo world of whom this one was made after; absent: it is of the demo world itself. */
  like?: string;
}

const PASSWORD = 'Demo@2026';
const demo = (phone: string): Account => ({ phone, password: PASSWORD });
/** Acts for the same enterprises in the same places as somebody of the demo world, and has nothing of its own yet. */
const double = (phone: string, like: string): Account => ({ phone, password: PASSWORD, like });

/** Of the demo world, with what they have there; a journey that has a portal of its own may change it. */
export const looked = {
  /** Without an enterprise. */
  person: demo('13800000001'),
  firstLevel: demo('13800000002'),
  installer: demo('13800000003'),
  /** A gold dealer. */
  stranger: demo('13800000004'),
  /** Orders from nobody. */
  salesman: demo('13800000005'),
  severalIdentities: demo('13800000009'),
  /** Of an enterprise of type 4. */
  ofIndustry: demo('13800000029'),
};

/** Each of one journey, which changes something as it. */
export const written = {
  /** Whose password is changed. */
  forgetful: demo('13800000006'),
  ofKeyboard: demo('13800000007'),
  ofDesigner: demo('13800000008'),
  /** Of whom there is something to tell at every step after signing in. */
  prompted: demo('13800000011'),
  /** Without an enterprise, whose papers wait. */
  ofCoupons: demo('13800000012'),
  ofSplitting: demo('13800000013'),
  /** The owner of an enterprise. */
  asking: demo('13800000022'),
  /** Manages a dealer's staff. */
  ofQuotes: demo('13800000023'),
  ofSuites: demo('13800000024'),
  editor: demo('13800000025'),
  ofCart: demo('13800000026'),
  /** The owner of an enterprise, and whom it takes in. */
  owner: demo('13800000027'),
  joining: demo('13800000028'),
  /** The demo's orders that are sent. */
  ofReturns: demo('13800000004'),
  /** The demo's credits. */
  ofCredits: demo('13800000003'),

  ofBinding: double('13700000001', '13800000001'),
  ofAddresses: double('13700000002', '13800000001'),
  ofFavorites: double('13700000003', '13800000005'),
  ofPicking: double('13700000004', '13800000009'),
  ofStaleTab: double('13700000005', '13800000009'),
  ofBuyingByKeys: double('13700000048', '13800000009'),
  ofBuying: double('13700000006', '13800000009'),
  ofDrops: double('13700000007', '13800000004'),
  ofWinning: double('13700000008', '13800000007'),
  ofLosing: double('13700000009', '13800000008'),
  ofSolutions: double('13700000010', '13800000003'),
  ofPasting: double('13700000011', '13800000003'),
  ofBooks: double('13700000012', '13800000003'),
  ofOwnProducts: double('13700000013', '13800000003'),
  sellerOfBuying: double('13700000014', '13800000002'),
  sellerOfSplitting: double('13700000015', '13800000002'),
  sellerOfReturns: double('13700000016', '13800000002'),
  ofOffers: double('13700000017', '13800000002'),
  ofComparing: double('13700000018', '13800000002'),
  ofOrderHeads: double('13700000019', '13800000002'),
  ofIndustryHeads: double('13700000020', '13800000029'),
  ofThumb: double('13700000021', '13800000003'),
  ofReading: double('13700000041', '13800000001'),
  ofReporting: double('13700000042', '13800000003'),
  ofLongList: double('13700000043', '13800000003'),
  ofBrochures: double('13700000044', '13800000003'),
  ofBack: double('13700000045', '13800000003'),
  ofTyping: double('13700000046', '13800000003'),
  nextToType: double('13700000047', '13800000003'),
  ofSentences: double('13700000058', '13800000003'),
};
