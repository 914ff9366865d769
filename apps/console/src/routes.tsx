import { createBrowserRouter } from 'react-router';
import { pages } from './route-table.tsx';
import { ConsoleFrame } from './screens/console-frame.tsx';
import { NotFound } from './screens/not-found.tsx';
import { SignIn } from './screens/sign-in.tsx';

/** Every page of the console. What one may see on it the server says. */
export const router = createBrowserRouter([
  { path: '/login', Component: SignIn },
  {
    path: '/',
    Component: ConsoleFrame,
    children: [...pages.map(({ path, Component }) => ({ path, Component })), { path: '*', Component: NotFound }],
  },
]);
