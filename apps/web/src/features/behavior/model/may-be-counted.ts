/** What a browser says of itself that decides whether its looks count. */
interface Browser {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
  webdriver?: boolean;
}

/** Not where the browser asks not to be followed, nor where a program steers it (BEHAVIOR-2). */
export const mayBeCounted = ({ doNotTrack, globalPrivacyControl, webdriver }: Browser): boolean =>
  doNotTrack !== '1' && globalPrivacyControl !== true && webdriver !== true;
