/**
 * Like the provider's, it reads the settings from its own tag and, once, puts a frame into each booking box. The frame
 * has no title, since the provider's may have none.
 */
export const BOOKING_SCRIPT = `(function () {
  var script = document.getElementById("js-turitop");
  var company = script && script.getAttribute("data-company");
  if (!company) {
    console.warn("Booking demonstration: #js-turitop names no company, so nothing is shown.");
    return;
  }
  var origin = new URL(script.src).origin;
  var boxes = document.querySelectorAll('div.load-turitop[data-embed="box"]');
  Array.prototype.forEach.call(boxes, function (box) {
    var place = [company, box.getAttribute("data-service"), box.getAttribute("data-lang")];
    if (!place.every(Boolean)) {
      console.warn("Booking demonstration: a box names no service or no language.");
      return;
    }
    var frame = document.createElement("iframe");
    frame.src = origin + "/booking/box/" + place.map(encodeURIComponent).join("/") + "/";
    frame.width = "100%";
    frame.height = "536";
    frame.style.display = "block";
    frame.style.border = "0";
    box.appendChild(frame);
  });
})();
`;
