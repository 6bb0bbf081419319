import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Tv } from './Tv.tsx';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Tv />
    </StrictMode>,
  );
}
