/**
 * The response of a host.
 * @throws when the host refuses, or is out of order
 */
export const assertOk = (response: Response) => {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response;
};
