import '@fontsource-variable/archivo/standard.css';
import '../../styles/tokens.css';
import '../../styles/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeTokenFromAddress } from './display-token.ts';
import { Tv } from './Tv.tsx';

takeTokenFromAddress();
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Tv />
    </StrictMode>,
  );
}
