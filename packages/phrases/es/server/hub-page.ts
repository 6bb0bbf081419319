import type { hubPage as en } from '../../en/server/hub-page.ts';
import type { Translated } from '../../phrases.ts';

export const hubPage: Translated<typeof en> = {
  'hub.tab': 'Hub de Clubpulse',
  'hub.title': 'Hub {{bridge}}',
  'hub.stored': 'Todo bien: el servidor guarda lo que se oye.',
  'hub.away': 'El servidor no responde desde las {{time}}.',
  'hub.waiting_one': 'Un segundo espera aquí y sale cuando vuelva: no se pierde nada.',
  'hub.waiting_many': '{{count}} segundos esperan aquí y salen cuando vuelva: no se pierde nada.',
  'hub.waiting_other': '{{count}} segundos esperan aquí y salen cuando vuelva: no se pierde nada.',
  'hub.noRadio': 'No se escucha nada: el hub se inició sin radio.',
  'hub.nothing': 'No se oye ninguna banda. Humedece los electrodos y póntela.',
  'hub.lastError': 'último error: {{error}}',
  'hub.facts': 'Versión {{version}} · club {{club}} · {{source}}',
  'hub.silent': 'El hub no responde. ¿Está encendido?',
  'hub.captureEnded': 'El programa de escucha {{program}} termina y se reinicia: ¿está conectada su llave USB?',
  'hub.captureSilent': 'El programa de escucha {{program}} no oye nada mientras otro sí: revisa su llave USB.',
  'hub.stickEnded': 'La llave USB ANT+ {{stick}} no responde: ¿está conectada?',
  'hub.stickSilent': 'La llave USB ANT+ {{stick}} no oye nada mientras otra sí: acércala.',
};
