import './first.ts';
import '@portal/ui/styles.css';
import './console.css';
import { beginLateParts } from '@portal/ui/late';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { router } from './routes.tsx';

beginLateParts();
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
