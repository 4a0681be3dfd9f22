import { suggestAddress } from "./not-found";

suggestAddress();
