import '@portal/ui/styles.css';
import './console.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { router } from './routes.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
