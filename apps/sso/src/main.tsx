import '@portal/ui/styles.css';
import './sign-on.css';
import './qr-panel.css';
import { beginLateParts } from '@portal/ui/late';
import { hydrateRoot } from 'react-dom/client';
import { readAddress, readSiteFacts, stateSourceOf } from './facts.ts';
import { SignOnPage } from './sign-on-page.tsx';

beginLateParts();
const site = readSiteFacts(document.documentElement);
const address = readAddress(window.location.search);
const stateSource = stateSourceOf(address, site.portalOrigin);
const root = document.getElementById('root');

if (stateSource !== null) window.location.replace(stateSource);
else if (root) hydrateRoot(root, <SignOnPage brand={site.brand} arrival={{ site, address }} />);
