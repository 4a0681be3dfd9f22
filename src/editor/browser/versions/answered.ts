/** @throws when a host refuses, or is out of order. */
export const answered = (response: Response) => {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response;
};
