/** What agreements need from outside. */
export interface ProtocolNeeds {
  settings: { providerBrand: string };
}
