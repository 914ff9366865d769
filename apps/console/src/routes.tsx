import { createBrowserRouter } from 'react-router';
import { Behavior } from './screens/behavior.tsx';
import { Board } from './screens/board.tsx';
import { Certification } from './screens/certification.tsx';
import { Certifications } from './screens/certifications.tsx';
import { Enterprises } from './screens/enterprises.tsx';
import { ConsoleFrame } from './screens/console-frame.tsx';
import { MissedKeywords } from './screens/missed-keywords.tsx';
import { NewNotice } from './screens/new-notice.tsx';
import { NotFound } from './screens/not-found.tsx';
import { Notices } from './screens/notices.tsx';
import { OperatorLog } from './screens/operator-log.tsx';
import { ProtocolPage } from './screens/protocol.tsx';
import { Protocols } from './screens/protocols.tsx';
import { RequirementPage } from './screens/requirement.tsx';
import { Requirements } from './screens/requirements.tsx';
import { SignIn } from './screens/sign-in.tsx';

/** Every page of the console. What one may see on it the server says. */
export const router = createBrowserRouter([
  { path: '/login', Component: SignIn },
  {
    path: '/',
    Component: ConsoleFrame,
    children: [
      { index: true, Component: Board },
      { path: 'certifications', Component: Certifications },
      { path: 'certifications/:enterpriseNo', Component: Certification },
      { path: 'requirements', Component: Requirements },
      { path: 'requirements/:id', Component: RequirementPage },
      { path: 'enterprises', Component: Enterprises },
      { path: 'notices', Component: Notices },
      { path: 'notices/new', Component: NewNotice },
      { path: 'protocols', Component: Protocols },
      { path: 'protocols/:protocolCode', Component: ProtocolPage },
      { path: 'behavior', Component: Behavior },
      { path: 'missedKeywords', Component: MissedKeywords },
      { path: 'log', Component: OperatorLog },
      { path: '*', Component: NotFound },
    ],
  },
]);
