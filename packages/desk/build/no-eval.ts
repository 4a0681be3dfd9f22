import { config } from "zod";

// The desk's policy allows no `eval`, and Firefox logs even the attempt. Runs before the model makes its schemas.
config({ jitless: true });
