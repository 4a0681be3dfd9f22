import { en as findings } from "../../model/messages";

export const en = {
  findings,
  sections: { rooms: { title: "Rooms", newEntry: "New room", add: "Add a room" } },
  tasks: { price: "Change a price", room: "Add a room", map: "See the map" },
};
