import type { Part } from '@clubpulse/rules/office/openings/part';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SerializedResponse } from '../../platform/http/serialized-response.ts';

export async function resultsOf(
  api: FastifyInstance,
  { headers, ip }: FastifyRequest,
  parts: Readonly<Record<string, Part>>,
): Promise<SerializedResponse> {
  const { authorization, cookie, 'accept-language': language } = headers;
  const sent = {
    ...(authorization && { authorization }),
    ...(cookie && { cookie }),
    ...(language && { 'accept-language': language }),
  };
  const ask = async ([name, part]: [string, Part]) => {
    const { statusCode, body } = await api.inject({ method: 'GET', url: urlOf(part), headers: sent, remoteAddress: ip });
    return statusCode === 200 ? [`${JSON.stringify(name)}:${body}`] : [];
  };
  const found = await Promise.all(Object.entries(parts).map(ask));
  return new SerializedResponse(`{${found.flat().join()}}`);
}

function urlOf({ call, params, query }: Part): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const values = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return `/api${path}?${new URLSearchParams(values).toString()}`;
}
