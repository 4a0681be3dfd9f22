import { STAND_IN_PORTS } from "../../../src/commands/stand-ins";

type Message = { fields: Record<string, string> };

/** Returns a unique e-mail address, by which a test finds its messages. */
export const uniqueAddress = () => `ana-${Math.random().toString(36).slice(2)}@a.es`;

/** Returns the messages that the form service has received and that contain an address, oldest first. */
export const received = async (address: string) => {
  const response = await fetch(`http://127.0.0.1:${STAND_IN_PORTS.form}/messages`);
  const messages = (await response.json()) as Message[];
  return messages
    .map(({ fields }) => fields)
    .filter((fields) => JSON.stringify(fields).includes(address));
};
