import type { CalculatorId } from '@portal/engines/calculators';
import type { ReactNode } from 'react';
import './calculator-picture.css';

/** Two tones and a line, 32 by 32; light from the upper left as in the products' pictures. */
const pictures: Readonly<Record<CalculatorId, ReactNode>> = {
  aVideoCapacity: (
    <>
      <path className="cc-pic__tone" d="M5 8h22v7H5zM5 17h22v7H5z" />
      <path className="cc-pic__deep" d="M5 13h22v2H5zM5 22h22v2H5z" />
      <path d="M5 8h22v7H5zM5 17h22v7H5zM15 11.5h8M15 20.5h8" />
      <path className="cc-pic__accent" d="M9 11.5h.01M9 20.5h.01" />
    </>
  ),
  bNVRChannelAccess: (
    <>
      <path className="cc-pic__tone" d="M4 17h24v9H4z" />
      <path className="cc-pic__deep" d="M4 23.5h24V26H4z" />
      <path d="M4 17h24v9H4zM8 21h6M22 21h2" />
      <path className="cc-pic__accent" d="M8 6v7M16 6v7M24 6v7M5.5 10.5L8 13l2.5-2.5M13.5 10.5L16 13l2.5-2.5M21.5 10.5L24 13l2.5-2.5" />
    </>
  ),
  cCameraFocalLength: (
    <>
      <path className="cc-pic__tone" d="M13 16L29 6v20z" />
      <path className="cc-pic__deep" d="M3 11h8v10H3z" />
      <path d="M3 11h8v10H3zM11 13.5h3v5h-3z" />
      <path className="cc-pic__accent" d="M14 14.5L28.5 6M14 17.5L28.5 26" />
    </>
  ),
  dBandWidth: (
    <>
      <path className="cc-pic__tone" d="M4 23a12 12 0 0 1 24 0z" />
      <path className="cc-pic__deep" d="M16 11a12 12 0 0 1 12 12h-6a6 6 0 0 0-6-6z" />
      <path d="M4 23a12 12 0 0 1 24 0zM7.5 23h2M16 14.5v-2M22.5 23h2" />
      <path className="cc-pic__accent" d="M16 23l5-6" />
    </>
  ),
  eSwitchAccess: (
    <>
      <path className="cc-pic__tone" d="M3 10h26v12H3z" />
      <path className="cc-pic__deep" d="M3 19.5h26V22H3z" />
      <path d="M3 10h26v12H3zM6.5 13.5h3.5v3.5H6.5zM13 13.5h3.5v3.5H13zM19.5 13.5H23v3.5h-3.5z" />
      <path className="cc-pic__accent" d="M26 13.5h.01M8.25 22v4M14.75 22v4M21.25 22v4" />
    </>
  ),
  fGenericCabling: (
    <>
      <path className="cc-pic__tone" d="M6 4h20v24H6z" />
      <path className="cc-pic__deep" d="M6 10.5h20v2H6zM6 18.5h20v2H6z" />
      <path d="M6 4h20v24H6zM6 12h20M6 20h20" />
      <path className="cc-pic__accent" d="M11 28V8h9M11 16h9M11 24h9" />
    </>
  ),
  gCameraPowerSupply: (
    <>
      <path className="cc-pic__tone" d="M4 9h13v14H4z" />
      <path className="cc-pic__deep" d="M4 20.5h13V23H4z" />
      <path d="M4 9h13v14H4zM17 13h6a3 3 0 0 1 3 3v9M17 18h2.5v7" />
      <path className="cc-pic__accent" d="M11.5 11.5l-3 4.5h4l-3 4.5" />
    </>
  ),
  hTwistedPairAmount: (
    <>
      <path className="cc-pic__tone" d="M4 9l12-5 12 5v14l-12 5-12-5z" />
      <path className="cc-pic__deep" d="M16 14l12-5v14l-12 5z" />
      <path d="M4 9l12-5 12 5v14l-12 5-12-5zM4 9l12 5 12-5M16 14v14" />
      <path className="cc-pic__accent" d="M12.5 19a3 3 0 1 1-5-2.2 3 3 0 0 1 5 2.2zM9.5 22v6" />
    </>
  ),
  iVerticalBinocular: (
    <>
      <path className="cc-pic__tone" d="M16 8L5 27h22z" />
      <path className="cc-pic__deep" d="M9 4h14v4H9z" />
      <path d="M9 4h14v4H9zM12.5 6h.01M19.5 6h.01" />
      <path d="M14 8L5 27M18 8l9 19" />
      <path className="cc-pic__accent" d="M18.2 17.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0zM12 27v-1.5a4 4 0 0 1 8 0V27" />
    </>
  ),
  jWirelessIntelligent: (
    <>
      <path className="cc-pic__tone" d="M4 8h5v9H4zM23 8h5v9h-5z" />
      <path className="cc-pic__deep" d="M4 15h5v2H4zM23 15h5v2h-5z" />
      <path d="M4 8h5v9H4zM23 8h5v9h-5zM6.5 17v10M25.5 17v10M3.5 27h6M22.5 27h6" />
      <path className="cc-pic__accent" d="M12 14.5a3 3 0 0 0 0-4M20 10.5a3 3 0 0 0 0 4M16 12.5h.01" />
    </>
  ),
};

/** A calculator's small picture; its title stands beside it, so it says nothing itself. */
export function CalculatorPicture({ id }: { id: CalculatorId }) {
  return (
    <svg className="cc-pic" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      {pictures[id]}
    </svg>
  );
}
