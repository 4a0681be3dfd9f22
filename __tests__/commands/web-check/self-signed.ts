import { generateKeyPairSync, sign } from "node:crypto";

/** Returns a value in DER, after its tag and its length. */
const der = (tag: number, ...parts: (Buffer | number[])[]) => {
  const value = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = value;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), value]);
};

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);

/** 1.2.840.10045.4.3.2, ECDSA with SHA-256. */
const ALGORITHM = sequence(der(6, [0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2]));

/** 2.5.4.3, the common name. */
const NAME = sequence(
  der(0x31, sequence(der(6, [0x55, 4, 3]), der(12, Buffer.from("self-signed")))),
);

const time = (year: number) => der(23, Buffer.from(`${year % 100}0101000000Z`));

/** Makes a certificate that nobody vouches for, as a new host has. */
export const selfSigned = () => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const body = sequence(
    der(2, [1]),
    ALGORITHM,
    NAME,
    sequence(time(2020), time(2049)),
    NAME,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(3, [0], sign("sha256", body, privateKey));
  const pem = sequence(body, ALGORITHM, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }),
    cert: `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`,
  };
};
