import { isLanguage, type Language } from '@clubpulse/contract/scalars';
import { cityOf } from './zone-name.ts';

/** Runtimes have no translations of cities. English uses the names of the zones. */
const places: Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, string>>>> = {
  'Europe/Rome': { it: 'Roma', es: 'Roma', fr: 'Rome' },
  'Europe/London': { it: 'Londra', es: 'Londres', fr: 'Londres' },
  'Europe/Paris': { it: 'Parigi', es: 'París', fr: 'Paris' },
  'Europe/Berlin': { it: 'Berlino', es: 'Berlín', fr: 'Berlin' },
  'Europe/Vienna': { it: 'Vienna', es: 'Viena', fr: 'Vienne' },
  'Europe/Zurich': { it: 'Zurigo', es: 'Zúrich', fr: 'Zurich' },
  'Europe/Brussels': { it: 'Bruxelles', es: 'Bruselas', fr: 'Bruxelles' },
  'Europe/Luxembourg': { it: 'Lussemburgo', es: 'Luxemburgo', fr: 'Luxembourg' },
  'Europe/Monaco': { it: 'Monaco', es: 'Mónaco', fr: 'Monaco' },
  'Europe/Vatican': { it: 'Città del Vaticano', es: 'Ciudad del Vaticano', fr: 'Vatican' },
  'Europe/San_Marino': { it: 'San Marino', es: 'San Marino', fr: 'Saint-Marin' },
  'Europe/Lisbon': { it: 'Lisbona', es: 'Lisboa', fr: 'Lisbonne' },
  'Europe/Dublin': { it: 'Dublino', es: 'Dublín', fr: 'Dublin' },
  'Europe/Copenhagen': { it: 'Copenaghen', es: 'Copenhague', fr: 'Copenhague' },
  'Europe/Stockholm': { it: 'Stoccolma', es: 'Estocolmo', fr: 'Stockholm' },
  'Europe/Warsaw': { it: 'Varsavia', es: 'Varsovia', fr: 'Varsovie' },
  'Europe/Prague': { it: 'Praga', es: 'Praga', fr: 'Prague' },
  'Europe/Belgrade': { it: 'Belgrado', es: 'Belgrado', fr: 'Belgrade' },
  'Europe/Ljubljana': { it: 'Lubiana', es: 'Liubliana', fr: 'Ljubljana' },
  'Europe/Zagreb': { it: 'Zagabria', es: 'Zagreb', fr: 'Zagreb' },
  'Europe/Bucharest': { it: 'Bucarest', es: 'Bucarest', fr: 'Bucarest' },
  'Europe/Athens': { it: 'Atene', es: 'Atenas', fr: 'Athènes' },
  'Europe/Moscow': { it: 'Mosca', es: 'Moscú', fr: 'Moscou' },
  'Europe/Istanbul': { it: 'Istanbul', es: 'Estambul', fr: 'Istanbul' },
  'Europe/Kiev': { it: 'Kiev', es: 'Kiev', fr: 'Kiev' },
  'Europe/Amsterdam': { it: 'Amsterdam', es: 'Ámsterdam', fr: 'Amsterdam' },
  'Europe/Andorra': { it: 'Andorra', es: 'Andorra', fr: 'Andorre' },
  'Europe/Malta': { it: 'Malta', es: 'Malta', fr: 'Malte' },
  'Europe/Gibraltar': { it: 'Gibilterra', es: 'Gibraltar', fr: 'Gibraltar' },
  'Atlantic/Canary': { it: 'Canarie', es: 'Canarias', fr: 'Canaries' },
  'Atlantic/Azores': { it: 'Azzorre', es: 'Azores', fr: 'Açores' },
  'Africa/Cairo': { it: 'Il Cairo', es: 'El Cairo', fr: 'Le Caire' },
  'Africa/Algiers': { it: 'Algeri', es: 'Argel', fr: 'Alger' },
  'Africa/Tunis': { it: 'Tunisi', es: 'Túnez', fr: 'Tunis' },
  'Asia/Tokyo': { it: 'Tokyo', es: 'Tokio', fr: 'Tokyo' },
  'Asia/Jerusalem': { it: 'Gerusalemme', es: 'Jerusalén', fr: 'Jérusalem' },
  'Asia/Shanghai': { it: 'Shanghai', es: 'Shanghái', fr: 'Shanghai' },
  'Asia/Singapore': { it: 'Singapore', es: 'Singapur', fr: 'Singapour' },
  'America/Mexico_City': { it: 'Città del Messico', es: 'Ciudad de México', fr: 'Mexico' },
  'America/Sao_Paulo': { it: 'San Paolo', es: 'São Paulo', fr: 'São Paulo' },
  'America/New_York': { it: 'New York', es: 'Nueva York', fr: 'New York' },
  'America/Havana': { it: 'L’Avana', es: 'La Habana', fr: 'La Havane' },
  'America/Bogota': { it: 'Bogotá', es: 'Bogotá', fr: 'Bogota' },
};

export function placeIn(zone: string, locale: string): string {
  const [language] = locale.split('-');
  return (isLanguage(language) && language !== 'en' ? places[zone]?.[language] : undefined) ?? cityOf(zone);
}
